import type { Page } from "@playwright/test";
import { workWithUsPage } from "../../app/collections/pages.server.ts";
import { sampleOf } from "./addresses.ts";
import {
  MAILBOX,
  asha,
  mailHead,
  nothing,
  sending,
  stubWindows,
  SUBJECT,
  words,
} from "./application-form.ts";
import { violations } from "./axe.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fillCount } from "../../app/lib/fill.ts";
import { mailIn } from "../mail-in.ts";
import { expect, test } from "./pages.ts";
import { animationsFinished, expectNothingKept, holdScripts } from "./visitor.ts";
import { labelPattern } from "./words.ts";

const { errors } = words;

declare global {
  interface Window {
    pressedAt: number;
    buttonStates: {
      time: number;
      says: string;
      ariaDisabled: string | null;
      hasFocus: boolean;
      ariaBusy: string | null;
      windows: number;
    }[];
  }
}

/** No axe rule is violated, and nothing is wider than the viewport. */
async function expectSound(page: Page): Promise<void> {
  expect(await violations(page, "main")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test("one view has heading and first field, the letter has room (R101)", async ({ page, form }) => {
  await page.goto("work-with-us");
  const heading = page.getByRole("heading", { name: workWithUsPage().apply.heading });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 480 });
    await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(form.fields.name).toBeInViewport({ ratio: 1 });
    expect((await form.fields.message.boundingBox())!.height).toBeGreaterThanOrEqual(120);
  }
});

test("nothing is said at first, then all mistakes at once (R90 to R94)", async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await form.open();
  const { name, email, phone, position, message: letter } = form.fields;
  await name.fill("A");
  await name.blur();
  for (const message of Object.values(errors)) await expect(form.told(message)).toHaveCount(0);
  await form.submit.click();
  for (const [field, message] of Object.entries(errors)) {
    const control = form.fields[field as keyof typeof errors];
    await expect(form.told(message)).toBeVisible();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(letter).toHaveAttribute("aria-invalid", "false");
  await expect(form.summary).toBeFocused();
  await expectSound(page);
  const heading = fillCount(labels().form.fieldsToCorrect, Object.keys(errors).length, {});
  await expect(form.summary).toHaveAccessibleName(heading);
  await expect(form.summary.getByRole("link")).toHaveText(
    (["name", "email", "phone", "position"] as const).map((field) => errors[field]),
  );
  await form.summary.getByRole("link", { name: errors.phone }).click();
  await expect(phone).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");

  await name.pressSequentially("B");
  await expect(form.told(errors.name)).toHaveCount(0);
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await name.press("Backspace");
  await expect(form.told(errors.name)).toBeVisible();
  await phone.fill("123456789");
  await expect(form.told(errors.phone)).toBeVisible();
  await phone.pressSequentially("0");
  await expect(form.told(errors.phone)).toHaveCount(0);
  await position.selectOption(words.general);
  await expect(form.told(errors.position)).toHaveCount(0);
  // With a single wrong field, the field itself gets the focus.
  await form.send({ name: "AB", email: "asha@" });
  await expect(email).toBeFocused();
  await expect(form.told(errors.email)).toBeVisible();
  await expect(form.summary).toHaveCount(0);
  expect(await form.windows()).toEqual([]);
});

test("a good application without a line (R95 to R97)", async ({ page, context, form }) => {
  await form.open("work-with-us", "real");
  await context.setOffline(true);
  await form.fillIn();
  const button = form.submit;
  await expect(button).toHaveText(words.submit);
  // Records every change of the button after the click, with the number of opened windows: browsers paint a page behind
  // a new window less often.
  await button.evaluate((element: HTMLButtonElement) => {
    window.buttonStates = [];
    const look = () => {
      const { textContent: says, ariaDisabled, ariaBusy } = element;
      const windows = window.opened.length;
      const hasFocus = document.activeElement === element;
      const time = performance.now();
      window.buttonStates.push({ time, says, ariaDisabled, ariaBusy, hasFocus, windows });
    };
    const changes = { attributes: true, childList: true, characterData: true, subtree: true };
    const begin = ({ timeStamp }: MouseEvent) => {
      window.pressedAt = timeStamp;
      new MutationObserver(look).observe(element, changes);
      // A double click sends one application.
      setTimeout(() => element.form!.requestSubmit());
    };
    element.addEventListener("click", begin, { once: true });
  });
  await button.click();

  await expect(form.success).toContainText(sending.success.text);
  await expect(form.success).toContainText(sending.below);
  await expect(form.success).toHaveRole("status");
  await expect(button).toHaveText(words.submit);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(await form.values()).toEqual(nothing);
  const states = await page.evaluate(() => window.buttonStates);
  const busy = states.filter(({ says }) => says !== words.submit);
  expect(busy.length).toBeGreaterThan(0);
  for (const state of busy)
    expect(state).toMatchObject({
      says: words.submitting,
      ariaDisabled: "true",
      ariaBusy: "true",
      hasFocus: true,
      windows: 1,
    });
  // Long enough to be read.
  const back = states.find(({ says }, place) => place > 0 && says === words.submit)!;
  const shownFor = back.time - (await page.evaluate(() => window.pressedAt));
  expect(shownFor).toBeGreaterThan(400);

  const [opened, ...others] = await form.windows();
  expect(others).toEqual([]);
  expect(opened!.target).toBe("_blank");
  expect(opened!.features ?? "").not.toContain("noopener");
  expect(opened!.address.length).toBeLessThanOrEqual(1600);
  expect(opened!.address).not.toContain("+");
  expect(mailIn(opened!.address)).toMatchObject({
    to: MAILBOX,
    subject: SUBJECT,
    lines: [...mailHead(asha), ...asha.message.split("\n")],
  });
  await expectNothingKept(page, Object.values(asha));
});

test("a window that fails or is refused; notices close (R98, R103)", async ({ page, form }) => {
  await form.open("work-with-us", "fails");
  const opensNow = (windows: typeof window.windows) =>
    page.evaluate((given) => (window.windows = given), windows);
  const close = page.getByRole("button", { name: labels().notice.close });
  const retry = page.getByRole("button", { name: sending.retry });
  await form.fillIn();
  for (const [attempt, windows] of (["fails", "refused"] as const).entries()) {
    await opensNow(windows);
    await form.submit.click();
    await expect.poll(form.windows).toHaveLength(attempt + 1);
    await expect(form.submit).toHaveText(words.submit);
    await expect(form.failure).toContainText(sending.failure.text);
    await expect(form.failure).toHaveRole("alert");
    await expect(form.success).toHaveCount(0);
    await expect(close).toHaveCount(1);
    expect(await form.values()).toEqual(asha);
    await expect(form.submit).toBeFocused();
    // The panel's link needs no new window.
    const link = page.getByRole("link", { name: sending.open });
    expect(mailIn((await link.getAttribute("href"))!).subject).toBe(SUBJECT);
  }
  await opensNow("open");
  await retry.click();
  await expect(form.success).toBeVisible();
  await expect(close).toHaveCount(1);
  expect(await form.values()).toEqual(nothing);
  // The next application is validated again, and removes the previous result.
  await form.fields.name.fill("B");
  await animationsFinished(page);
  await expect(form.told(errors.name)).toHaveCount(0);
  await form.submit.click();
  await expect(form.told(errors.name)).toBeVisible();
  await expect(form.summary).toBeFocused();
  await expect(close).toHaveCount(0);

  await opensNow("refused");
  await retry.click();
  await expect(form.failure).toBeVisible();
  await close.click();
  await expect(form.failure).toHaveCount(0);
  await expect(form.submit).toBeFocused();
});

for (const [width, height] of sampleOf([
  [320, 480],
  [1440, 900],
  [390, 844],
  [820, 1180],
] as const))
  for (const outcome of ["open", "refused"] as const)
    test(`${width} × ${height}, ${outcome}: notice in view (B18)`, async ({ page, form }) => {
      await page.setViewportSize({ width, height });
      await form.open("work-with-us", outcome);
      await form.send({ ...asha, message: "Rechtsschutzversicherungsgesellschaften".repeat(60) });
      const said = page
        .getByText(sending[outcome === "open" ? "success" : "failure"].title)
        .locator("..");
      await expect(said).toBeInViewport({ ratio: 1 });
      await expect(form.submit).toBeInViewport({ ratio: 1 });
      const sendingPanel = form.panel(outcome === "open" ? "opened" : "notOpened");
      if (height > 800)
        await expect(sendingPanel.getByRole("heading")).toBeInViewport({ ratio: 1 });
      const box = (await said.boundingBox())!;
      for (const spokenOf of [form.submit, sendingPanel]) {
        const { y, height: itsHeight } = (await spokenOf.boundingBox())!;
        expect(y + itsHeight <= box.y || box.y + box.height <= y).toBe(true);
      }
      await animationsFinished(page);
      await expectSound(page);
    });

test("an early Enter counts, with the position of the address", async ({ page, form }) => {
  const release = await holdScripts(page);
  await stubWindows(page);
  const { position, ...typed } = asha;
  await page.goto(`work-with-us?job=${encodeURIComponent(position)}`);
  await form.fillIn(typed);
  await form.fields.name.press("Enter");
  await expectNothingKept(page, Object.values(typed));
  release();
  await expect(form.success).toBeVisible();
  const { lines } = mailIn((await form.windows())[0]!.address);
  expect(lines).toEqual([...mailHead(asha), ...asha.message.split("\n")]);
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
