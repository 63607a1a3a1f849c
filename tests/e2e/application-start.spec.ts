import { expect, test } from "@playwright/test";
import {
  MAILBOX,
  asha,
  expectNothingKept,
  fields,
  fillIn,
  form,
  holdScript,
  isAwake,
  mailIn,
  notice,
  openForm,
  openedWindows,
  stubWindows,
  submitButton,
  valuesIn,
} from "./application-form.ts";
import { LAST } from "./job-openings.ts";

test("what was typed and chosen before the form came to life counts", async ({ page }) => {
  await stubWindows(page);
  const release = await holdScript(page);
  await page.goto("work-with-us");
  await fillIn(page);
  release();
  await isAwake(page);
  expect(await valuesIn(page)).toEqual(asha);
  await submitButton(page).click();
  await expect(notice(page, "Application submitted")).toBeVisible();
  expect(mailIn((await openedWindows(page))[0]!.address).lines[0]).toBe("Name: Asha Rao");
});

test("Enter before the form came to life counts, and puts no name into any address", async ({
  page,
}) => {
  await stubWindows(page);
  const release = await holdScript(page);
  await page.goto("work-with-us");
  await fillIn(page);
  await fields(page).name.press("Enter");
  await expectNothingKept(page);
  release();
  await expect(notice(page, "Application submitted")).toBeVisible();
  expect(mailIn((await openedWindows(page))[0]!.address).lines[0]).toBe("Name: Asha Rao");
});

test("a press without a pointer, as of voice and switch control, counts at any time", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("work-with-us");
  const press = () =>
    submitButton(page).evaluate((button: HTMLElement) => (button.focus(), button.click()));
  await press();
  await expect(submitButton(page)).toHaveAttribute("data-pressed");
  release();
  const summary = page.getByRole("group", { name: /^Please correct/ });
  await expect(summary).toBeFocused();
  await fillIn(page, { name: "Asha Rao" });
  await press();
  await expect(summary).toBeFocused();
});

test("hydration leaves no complaint in the console", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await openForm(page, `work-with-us?job=${LAST.title}&department=${LAST.department}`);
  await fillIn(page);
  await submitButton(page).click();
  await expect(notice(page, "Application submitted")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a script that does not come: the page says what to do instead", async ({ page }) => {
  await page.route(/\/assets\/careers-[^/]*\.js$/, (route) => route.abort());
  await page.goto("work-with-us");
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await fields(page).name.fill("Asha Rao");
  await fields(page).name.press("Enter");
  await expectNothingKept(page);
  await expect(form(page).getByRole("link", { name: MAILBOX })).toHaveAttribute(
    "href",
    `mailto:${MAILBOX}`,
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
    const submit = form(page).getByRole("button", { name: "Submit Application", disabled: false });
    await expect(submit).toHaveAttribute("formaction", new RegExp(`^mailto:${MAILBOX}`));
    await expect(submit).toHaveAttribute("formmethod", "post");
    await expect(submit).toHaveAttribute("formenctype", "text/plain");
    const button = form(page).getByRole("button", { name: "Submit Application" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeEnabled();
    await fillIn(page);
    const before = page.url();
    await button.click();
    await fields(page).name.press("Enter");
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
    await expect(page.getByText("The form could not be loaded.")).toBeHidden();
  });
});
