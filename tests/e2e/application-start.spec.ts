import { MAILBOX, asha, mailHead, stubWindows, words } from "./application-form.ts";
import { mailIn } from "../mail-in.ts";
import { expect, test } from "./pages.ts";
import { expectNothingKept, holdScripts } from "./visitor.ts";
import { labelPattern } from "./words.ts";

test("Enter before the form is alive counts, and no address has a name", async ({ page, form }) => {
  const release = await holdScripts(page);
  await stubWindows(page);
  await page.goto("work-with-us");
  await form.fillIn();
  await form.fields.name.press("Enter");
  await expectNothingKept(page, Object.values(asha));
  release();
  await expect(form.success).toBeVisible();
  const { lines } = mailIn((await form.windows())[0]!.address);
  expect(lines).toEqual([...mailHead(asha), ...asha.message.split("\n")]);
});

test("a press without a pointer counts at any time", async ({ page, form }) => {
  const release = await holdScripts(page);
  await page.goto("work-with-us");
  const press = () =>
    form.submit.evaluate((button: HTMLElement) => (button.focus(), button.click()));
  await press();
  await expect(form.submit).toHaveAttribute("data-pressed");
  release();
  await expect(form.summary).toBeFocused();
  await form.fillIn({ name: "Asha Rao" });
  await press();
  await expect(form.summary).toBeFocused();
});

test("a script that does not come: the page says what to do", async ({ page, form }) => {
  await page.route(/\/assets\/careers-[^/]*\.js$/, (route) => route.abort());
  await page.goto("work-with-us");
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(form.submit).toBeHidden();
  await form.fields.name.fill("Asha Rao");
  await form.fields.name.press("Enter");
  await expectNothingKept(page, Object.values(asha));
  await expect(form.whole.getByRole("link", { name: MAILBOX })).toHaveAttribute(
    "href",
    `mailto:${MAILBOX}`,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form writes a mail, never an address of the site", async ({ page, form }) => {
    await page.goto("work-with-us");
    await expect(form.whole.getByText(labelPattern(words.note))).toBeVisible();
    const submit = form.whole.getByRole("button", { name: words.submit });
    await expect(submit).toBeEnabled();
    await form.fillIn();
    const before = page.url();
    await submit.click();
    await form.fields.name.press("Enter");
    await page.waitForTimeout(300);
    expect(page.url()).toBe(before);
    await expect(page.getByText(words.failed)).toBeHidden();
  });
});
