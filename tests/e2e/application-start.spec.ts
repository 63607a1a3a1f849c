import { expect, test } from "@playwright/test";
import {
  MAILBOX,
  asha,
  fields,
  fillIn,
  form,
  mailHead,
  openedWindows,
  stubWindows,
  submitButton,
  success,
  summary,
  valuesIn,
  words,
} from "./application-form.ts";
import { mailIn } from "../mail-in.ts";
import { expectNothingKept, holdScripts, hydrated } from "./visitor.ts";
import { labelPattern } from "./words.ts";

test("what was typed and chosen before the form came to life counts", async ({ page }) => {
  await stubWindows(page);
  const release = await holdScripts(page);
  await page.goto("work-with-us");
  await fillIn(page);
  release();
  await hydrated(page);
  expect(await valuesIn(page)).toEqual(asha);
  await submitButton(page).click();
  await expect(success(page)).toBeVisible();
  expect(mailIn((await openedWindows(page))[0]!.address).lines[0]).toBe(mailHead(asha)[0]);
});

test("Enter before the form came to life counts, and puts no name into any address", async ({
  page,
}) => {
  await stubWindows(page);
  const release = await holdScripts(page);
  await page.goto("work-with-us");
  await fillIn(page);
  await fields(page).name.press("Enter");
  await expectNothingKept(page, Object.values(asha));
  release();
  await expect(success(page)).toBeVisible();
  expect(mailIn((await openedWindows(page))[0]!.address).lines[0]).toBe(mailHead(asha)[0]);
});

test("a press without a pointer, as of voice and switch control, counts at any time", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("work-with-us");
  const press = () =>
    submitButton(page).evaluate((button: HTMLElement) => (button.focus(), button.click()));
  await press();
  await expect(submitButton(page)).toHaveAttribute("data-pressed");
  release();
  await expect(summary(page)).toBeFocused();
  await fillIn(page, { name: "Asha Rao" });
  await press();
  await expect(summary(page)).toBeFocused();
});

test("a script that does not come: the page says what to do instead", async ({ page }) => {
  await page.route(/\/assets\/careers-[^/]*\.js$/, (route) => route.abort());
  await page.goto("work-with-us");
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await fields(page).name.fill("Asha Rao");
  await fields(page).name.press("Enter");
  await expectNothingKept(page, Object.values(asha));
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
    await expect(form(page).getByText(labelPattern(words.note))).toBeVisible();
    const submit = form(page).getByRole("button", { name: words.submit });
    await expect(submit).toHaveAttribute("formaction", new RegExp(`^mailto:${MAILBOX}`));
    await expect(submit).toHaveAttribute("formmethod", "post");
    await expect(submit).toHaveAttribute("formenctype", "text/plain");
    await expect(submit).toBeEnabled();
    await fillIn(page);
    const before = page.url();
    await submit.click();
    await fields(page).name.press("Enter");
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
    await expect(page.getByText(words.failed)).toBeHidden();
  });
});
