import { expect, test } from "@playwright/test";
import { sampleOf } from "./addresses.ts";
import {
  MAILBOX,
  asha,
  expectNothingKept,
  fields,
  fillIn,
  form,
  mailIn,
  nothing,
  notice,
  openForm,
  openedWindows,
  stubWindows,
  submitButton,
  valuesIn,
} from "./application-form.ts";
import { TITLES } from "./job-openings.ts";

const MESSAGES = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
  position: "Please select the position you're applying for",
} as const;

declare global {
  interface Window {
    buttonFrames: {
      time: number;
      says: string;
      disabled: boolean;
      ariaBusy: string | null;
      windows: number;
    }[];
  }
}

const summary = /^Please correct \d fields/;

test("the fields say what they are for (R88, R89)", async ({ page }) => {
  await openForm(page);
  const { name, email, phone, position, message } = fields(page);
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("inputmode", "email");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(phone).toHaveAttribute("type", "tel");
  await expect(phone).toHaveAttribute("autocomplete", "tel");
  for (const field of [name, email, phone, position])
    await expect(field).toHaveJSProperty("required", true);
  await expect(message).toHaveJSProperty("required", false);
  for (const field of [name, email, phone, message])
    await expect(field).not.toHaveAttribute("maxlength");
  expect(
    await message.evaluate((element) => parseFloat(getComputedStyle(element).minHeight)),
  ).toBeGreaterThan(0);

  const options = position.locator("option");
  await expect(options).toHaveText(["Select Position", ...TITLES, "General Application"]);
  await expect(options.first()).toBeDisabled();
  await expect(position).toHaveValue("");
  await expect(form(page)).toContainText(`general contact address, ${MAILBOX}`);
});

test("an empty form: every message, tied to its field, and a summary with the focus (R90 to R94)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  for (const message of Object.values(MESSAGES))
    await expect(page.getByText(message)).toHaveCount(0);
  await submitButton(page).click();

  for (const [field, message] of Object.entries(MESSAGES)) {
    const control = fields(page)[field as keyof typeof MESSAGES];
    await expect(page.getByText(message)).toBeVisible();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(fields(page).message).toHaveAttribute("aria-invalid", "false");
  const group = page.getByRole("group", { name: summary });
  await expect(group).toBeFocused();
  await expect(group.getByRole("link")).toHaveText(["Name", "Email", "Phone", "Position"]);
  await group.getByRole("link", { name: "Phone" }).click();
  await expect(fields(page).phone).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
  expect(await openedWindows(page)).toEqual([]);
});

test("one wrong field gets the focus itself", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...asha, email: "asha@" });
  await submitButton(page).click();
  await expect(fields(page).email).toBeFocused();
  await expect(page.getByText(MESSAGES.email)).toBeVisible();
  await expect(page.getByRole("group", { name: summary })).toHaveCount(0);
});

test("nothing is said before the first attempt, everything at once after it (R94)", async ({
  page,
}) => {
  await openForm(page);
  const { name, phone, position } = fields(page);
  await name.fill("A");
  await name.blur();
  await expect(page.getByText(MESSAGES.name)).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText(MESSAGES.name)).toBeVisible();
  await name.pressSequentially("B");
  await expect(page.getByText(MESSAGES.name)).toHaveCount(0);
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await name.press("Backspace");
  await expect(page.getByText(MESSAGES.name)).toBeVisible();
  await phone.fill("123456789");
  await expect(page.getByText(MESSAGES.phone)).toBeVisible();
  await phone.pressSequentially("0");
  await expect(page.getByText(MESSAGES.phone)).toHaveCount(0);
  await position.selectOption("General Application");
  await expect(page.getByText(MESSAGES.position)).toHaveCount(0);
  await fillIn(page, { name: "AB", email: asha.email });
  await expect(page.getByRole("group", { name: summary })).toHaveCount(0);
});

test("a good application: the mail, the states, the notice, the empty form (R95 to R97)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  const button = submitButton(page);
  await expect(button).toHaveText("Submit Application");
  // Every frame that is painted from the click on: the button, and how many windows have been opened.
  await button.evaluate((element: HTMLButtonElement) => {
    window.buttonFrames = [];
    const look = (time: number) => {
      const { textContent: says, disabled, ariaBusy } = element;
      window.buttonFrames.push({ time, says, disabled, ariaBusy, windows: window.opened.length });
      if (says !== "Submit Application") requestAnimationFrame(look);
    };
    element.addEventListener("click", () => requestAnimationFrame(look));
  });
  await button.click();

  const success = page.getByRole("status").filter({ hasText: "Application submitted" });
  await expect(success).toContainText(
    "Your email client should open with the application details. Please send the email to complete your application.",
  );
  await expect(button).toHaveText("Submit Application");
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(await valuesIn(page)).toEqual(nothing);
  const frames = (await page.evaluate(() => window.buttonFrames)).slice(0, -1);
  for (const frame of frames)
    expect(frame).toMatchObject({
      says: "Submitting...",
      disabled: true,
      ariaBusy: "true",
      windows: 1,
    });
  // Long enough to be read, and no longer.
  const shownFor = frames.at(-1)!.time - frames[0]!.time;
  expect(shownFor).toBeGreaterThan(400);
  expect(shownFor).toBeLessThan(1500);

  const [opened, ...others] = await openedWindows(page);
  expect(others).toEqual([]);
  expect(opened!.target).toBe("_blank");
  expect(opened!.features ?? "").not.toContain("noopener");
  expect(opened!.address.length).toBeLessThanOrEqual(1600);
  expect(opened!.address).not.toContain("+");
  expect(mailIn(opened!.address)).toMatchObject({
    to: MAILBOX,
    subject: `Job Application for ${asha.position}`,
    lines: [
      "Name: Asha Rao",
      "Email: asha@example.com",
      "Phone: +91 98450 00000",
      `Position: ${asha.position}`,
      "",
      "Dear team,",
      "I read every register twice.",
    ],
  });
  await expectNothingKept(page);
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
  await expect(notice(page, "Application submitted")).toBeVisible();
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
  await expect(notice(page, "Application submitted")).toBeVisible();
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
    const failure = page.getByRole("alert").filter({ hasText: "Something went wrong" });
    await expect(failure).toContainText(
      "Your application could not be submitted. Please try again.",
    );
    await expect(notice(page, "Application submitted")).toHaveCount(0);
    expect(await valuesIn(page)).toEqual(asha);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
    // The panel offers what needs no new window.
    const link = page.getByRole("link", { name: "Open your email program" });
    expect(mailIn((await link.getAttribute("href"))!).subject).toBe(
      `Job Application for ${asha.position}`,
    );
  });
}

test("a second application after the first is validated afresh", async ({ page }) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(notice(page, "Application submitted")).toBeVisible();
  await fields(page).name.fill("B");
  await page.waitForTimeout(100);
  await expect(page.getByText(MESSAGES.name)).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText(MESSAGES.name)).toBeVisible();
  await expect(page.getByRole("group", { name: summary })).toBeFocused();
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
  const close = page.getByRole("button", { name: "Close notice" });
  const failure = notice(page, "Something went wrong");
  const success = notice(page, "Application submitted");

  await submitButton(page).click();
  await expect(failure).toBeVisible();
  await succeed(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(success).toBeVisible();
  await expect(close).toHaveCount(1);
  await succeed(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeVisible();
  await expect(close).toHaveCount(1);
  // A new attempt makes an old outcome untrue.
  await submitButton(page).click();
  await expect(page.getByRole("group", { name: summary })).toBeFocused();
  await expect(close).toHaveCount(0);

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeVisible();
  await close.click();
  await expect(failure).toHaveCount(0);
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
        .getByText(outcome === "open" ? "Application submitted" : "Something went wrong")
        .locator("..");
      await expect(said).toBeInViewport({ ratio: 1 });
      await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
      const panel = page.getByRole("region", {
        name: outcome === "open" ? "Did nothing open?" : "Nothing opened",
      });
      if (height > 800) await expect(panel.getByRole("heading")).toBeInViewport({ ratio: 1 });
      const box = (await said.boundingBox())!;
      for (const spokenOf of [submitButton(page), panel]) {
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
  await expect(page.getByRole("group", { name: summary })).toBeFocused();
  await fillIn(page);
  await submitButton(page).click();
  await expect(notice(page, "Application submitted")).toBeVisible();
  expect(await openedWindows(page)).toHaveLength(1);
});
