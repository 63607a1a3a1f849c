import { expect, test } from "@playwright/test";
import { workWithUsPage } from "../../app/collections/pages.server.ts";
import { sampleOf } from "./addresses.ts";
import {
  MAILBOX,
  asha,
  fields,
  fillIn,
  form,
  failure,
  mailHead,
  nothing,
  openForm,
  openedWindows,
  panel,
  sending,
  stubWindows,
  SUBJECT,
  submitButton,
  success,
  summary,
  told,
  valuesIn,
  words,
} from "./application-form.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { mailIn } from "../mail-in.ts";
import { expectNothingKept, animationsFinished } from "./visitor.ts";

const { errors } = words;

declare global {
  interface Window {
    pressedAt: number;
    buttonFrames: {
      time: number;
      says: string;
      ariaDisabled: string | null;
      hasFocus: boolean;
      ariaBusy: string | null;
      windows: number;
    }[];
  }
}

test("the heading of the form and its first field are seen together", async ({ page }) => {
  await page.goto("work-with-us");
  const heading = page.getByRole("heading", { name: workWithUsPage().apply.heading });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 480 });
    await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(fields(page).name).toBeInViewport({ ratio: 1 });
  }
});

test("an empty form: every message, tied to its field, and a summary with the focus (R90 to R94)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  for (const message of Object.values(errors)) await expect(told(page, message)).toHaveCount(0);
  await submitButton(page).click();

  for (const [field, message] of Object.entries(errors)) {
    const control = fields(page)[field as keyof typeof errors];
    await expect(told(page, message)).toBeVisible();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(fields(page).message).toHaveAttribute("aria-invalid", "false");
  const group = summary(page);
  await expect(group).toBeFocused();
  await expect(group.getByRole("link")).toHaveText(
    (["name", "email", "phone", "position"] as const).map((field) => errors[field]),
  );
  await group.getByRole("link", { name: errors.phone }).click();
  await expect(fields(page).phone).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
  expect(await openedWindows(page)).toEqual([]);
});

test("one wrong field gets the focus itself", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...asha, email: "asha@" });
  await submitButton(page).click();
  await expect(fields(page).email).toBeFocused();
  await expect(told(page, errors.email)).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
});

test("nothing is said before the first attempt, everything at once after it (R94)", async ({
  page,
}) => {
  await openForm(page);
  const { name, phone, position } = fields(page);
  await name.fill("A");
  await name.blur();
  await expect(told(page, errors.name)).toHaveCount(0);
  await submitButton(page).click();
  await expect(told(page, errors.name)).toBeVisible();
  await name.pressSequentially("B");
  await expect(told(page, errors.name)).toHaveCount(0);
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await name.press("Backspace");
  await expect(told(page, errors.name)).toBeVisible();
  await phone.fill("123456789");
  await expect(told(page, errors.phone)).toBeVisible();
  await phone.pressSequentially("0");
  await expect(told(page, errors.phone)).toHaveCount(0);
  await position.selectOption(words.general);
  await expect(told(page, errors.position)).toHaveCount(0);
  await fillIn(page, { name: "AB", email: asha.email });
  await expect(summary(page)).toHaveCount(0);
});

test("a good application: the mail, the states, the notice, the empty form (R95 to R97)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  const button = submitButton(page);
  await expect(button).toHaveText(words.submit);
  // Every frame that is painted from the click on: the button, and how many windows have been opened.
  await button.evaluate((element: HTMLButtonElement, submit) => {
    window.buttonFrames = [];
    const look = (time: number) => {
      const { textContent: says, ariaDisabled, ariaBusy } = element;
      const windows = window.opened.length;
      const hasFocus = document.activeElement === element;
      window.buttonFrames.push({ time, says, ariaDisabled, ariaBusy, hasFocus, windows });
      if (says !== submit) requestAnimationFrame(look);
    };
    element.addEventListener("click", ({ timeStamp }) => {
      window.pressedAt = timeStamp;
      requestAnimationFrame(look);
    });
  }, words.submit);
  await button.click();

  await expect(success(page)).toContainText(sending.success.text);
  await expect(success(page)).toHaveRole("status");
  await expect(button).toHaveText(words.submit);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(await valuesIn(page)).toEqual(nothing);
  const frames = (await page.evaluate(() => window.buttonFrames)).slice(0, -1);
  for (const frame of frames)
    expect(frame).toMatchObject({
      says: words.submitting,
      ariaDisabled: "true",
      ariaBusy: "true",
      hasFocus: true,
      windows: 1,
    });
  // Long enough to be read.
  const shownFor = frames.at(-1)!.time - (await page.evaluate(() => window.pressedAt));
  expect(shownFor).toBeGreaterThan(400);

  const [opened, ...others] = await openedWindows(page);
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

test("the browser really opens a window for the mail", async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...request) => {
      const opened = open(...request);
      document.documentElement.dataset.mailWindow = String(opened !== null);
      return opened;
    };
  });
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-mail-window", "true");
  await expect(success(page)).toBeVisible();
});

test("two clicks send one application", async ({ page }) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await submitButton(page).dispatchEvent("click");
  await expect(success(page)).toBeVisible();
  expect(await openedWindows(page)).toHaveLength(1);
});

for (const outcome of ["refused", "fails"] as const) {
  test(`a window that ${outcome === "refused" ? "is refused" : "fails"}: the notice, and every value stays (R98)`, async ({
    page,
  }) => {
    await stubWindows(page, outcome);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(failure(page)).toContainText(sending.failure.text);
    await expect(failure(page)).toHaveRole("alert");
    await expect(success(page)).toHaveCount(0);
    expect(await valuesIn(page)).toEqual(asha);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
    // The panel offers what needs no new window.
    const link = page.getByRole("link", { name: sending.open });
    expect(mailIn((await link.getAttribute("href"))!).subject).toBe(SUBJECT);
  });
}

test("a second application after the first is validated afresh", async ({ page }) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(success(page)).toBeVisible();
  await fields(page).name.fill("B");
  await animationsFinished(page);
  await expect(told(page, errors.name)).toHaveCount(0);
  await submitButton(page).click();
  await expect(told(page, errors.name)).toBeVisible();
  await expect(summary(page)).toBeFocused();
});

test("one notice at a time: each replaces the one before, and can be closed (R103)", async ({
  page,
}) => {
  await stubWindows(page, "refused");
  await openForm(page);
  await fillIn(page);
  const succeed = (does: boolean) =>
    page.evaluate((given) => {
      window.open = () => (given ? window : null);
    }, does);
  const close = page.getByRole("button", { name: labels().notice.close });
  const retry = page.getByRole("button", { name: sending.retry });

  await submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await succeed(true);
  await retry.click();
  await expect(success(page)).toBeVisible();
  await expect(close).toHaveCount(1);
  expect(await valuesIn(page)).toEqual(nothing);
  await succeed(false);
  await retry.click();
  await expect(failure(page)).toBeVisible();
  await expect(close).toHaveCount(1);
  // A new attempt makes an old outcome untrue.
  await submitButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(close).toHaveCount(0);

  await retry.click();
  await expect(failure(page)).toBeVisible();
  await close.click();
  await expect(failure(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
});

for (const [width, height] of sampleOf([
  [390, 480],
  [1440, 900],
  [390, 844],
  [820, 1180],
] as const))
  for (const outcome of ["open", "refused"] as const)
    test(`at ${width} × ${height} a window that is ${outcome}: the notice is in view and covers nothing it speaks of`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await stubWindows(page, outcome);
      await openForm(page);
      await fillIn(page, { ...asha, message: "word ".repeat(400) });
      await submitButton(page).click();
      const said = page
        .getByText(sending[outcome === "open" ? "success" : "failure"].title)
        .locator("..");
      await expect(said).toBeInViewport({ ratio: 1 });
      await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
      const sendingPanel = panel(page, outcome === "open" ? "opened" : "notOpened");
      if (height > 800)
        await expect(sendingPanel.getByRole("heading")).toBeInViewport({ ratio: 1 });
      const box = (await said.boundingBox())!;
      for (const spokenOf of [submitButton(page), sendingPanel]) {
        const { y, height: itsHeight } = (await spokenOf.boundingBox())!;
        expect(y + itsHeight <= box.y || box.y + box.height <= y).toBe(true);
      }
    });

test("a line that is lost once the form is alive stops neither the check nor the mail", async ({
  page,
  context,
}) => {
  await stubWindows(page);
  await openForm(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(summary(page)).toBeFocused();
  await fillIn(page);
  await submitButton(page).click();
  await expect(success(page)).toBeVisible();
  expect(await openedWindows(page)).toHaveLength(1);
});
