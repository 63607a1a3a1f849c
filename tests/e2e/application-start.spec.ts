import { expect, test } from "@playwright/test";
import {
  asha,
  expectNothingKept,
  fields,
  fillIn,
  form,
  holdScript,
  mailIn,
  openForm,
  openedWindows,
  stubWindows,
  submitButton,
  toast,
  valuesIn,
} from "./application-form.ts";

test("what was typed and chosen before the form came to life counts", async ({ page }) => {
  await stubWindows(page);
  const release = await holdScript(page);
  await page.goto("work-with-us");
  await expect(submitButton(page)).toBeDisabled();
  await fillIn(page);
  // Enter does nothing while the button is disabled: no name in any address.
  await fields(page).name.press("Enter");
  await expectNothingKept(page);
  release();
  await expect(submitButton(page)).toBeEnabled();
  expect(await valuesIn(page)).toEqual(asha);
  await submitButton(page).click();
  await expect(toast(page, "Application submitted")).toBeVisible();
  expect(mailIn((await openedWindows(page))[0]!.address).lines[0]).toBe("Name: Asha Rao");
});

test("hydration leaves no complaint in the console", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await openForm(page, "work-with-us?job=hr&department=marketing");
  await fillIn(page);
  await submitButton(page).click();
  await expect(toast(page, "Application submitted")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a script that does not come: the page says what to do instead", async ({ page }) => {
  await page.route(/\/assets\/careers-[^/]*\.js$/, (route) => route.abort());
  await page.goto("work-with-us");
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(form(page).getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to apply, and the form writes a mail, never an address of the site", async ({
    page,
  }) => {
    await page.goto("work-with-us");
    await expect(form(page)).toContainText(
      "You may also write there yourself: give your name, your telephone number and the position, add your letter and attach your CV.",
    );
    await expect(form(page)).toHaveAttribute("method", "post");
    const submit = form(page).getByRole("button", { name: "Submit Application", disabled: false });
    await expect(submit).toHaveAttribute("formaction", /^mailto:hello@example\.com/);
    await expect(submit).toHaveAttribute("formenctype", "text/plain");
    const button = form(page).getByRole("button", { name: "Submit Application" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeEnabled();
    await fillIn(page);
    const before = page.url();
    await button.click();
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
    await expect(page.getByText("The form could not be loaded.")).toBeHidden();
  });
});
