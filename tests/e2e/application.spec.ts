import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import {
  asha,
  expectNothingKept,
  fields,
  fillIn,
  form,
  mailIn,
  nothing,
  openForm,
  openedWindows,
  stubWindows,
  submitButton,
  toast,
  valuesIn,
} from "./application-form.ts";

const MESSAGES = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
  position: "Please select the position you're applying for",
} as const;

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
  await expect(options).toHaveText([
    "Select Position",
    "Marketing Intern",
    "Business Development Intern",
    "Marketing Executive",
    "HR Intern",
    "General Application",
  ]);
  await expect(options.first()).toBeDisabled();
  await expect(position).toHaveValue("");
  await expect(form(page)).toContainText("general contact address, hello@example.com");
});

test("an empty form: every message, tied to its field, and a summary with the focus (R90 to R94)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  for (const message of Object.values(MESSAGES)) await expect(page.getByText(message)).toHaveCount(0);
  await submitButton(page).click();

  for (const [field, message] of Object.entries(MESSAGES)) {
    const control = fields(page)[field as keyof typeof MESSAGES];
    await expect(page.getByText(message)).toBeVisible();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(message);
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

for (const [values, failing] of [
  [{ name: " A " }, "name"],
  [{ name: "अन" }, undefined],
  [{ phone: "  12345678  " }, "phone"],
  [{ phone: "0801234567" }, undefined],
  [{ email: "asha@example" }, "email"],
] as const) {
  test(`${JSON.stringify(values)} is ${failing ? "refused" : "accepted"} (A20)`, async ({ page }) => {
    await stubWindows(page);
    await openForm(page);
    await fillIn(page, { ...asha, ...values });
    await submitButton(page).click();
    if (failing) await expect(page.getByText(MESSAGES[failing])).toBeVisible();
    else await expect(toast(page, "Application submitted")).toBeVisible();
    expect(await openedWindows(page)).toHaveLength(failing ? 0 : 1);
  });
}

test("a good application: the mail, the states, the notice, the empty form (R95 to R97)", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  const button = submitButton(page);
  await expect(button).toHaveText("Submit Application");
  // Every frame that is painted from the click on: what the button says and whether it can be used.
  await button.evaluate((element: HTMLButtonElement) => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      frames.push(
        `${element.textContent} ${element.disabled} ${element.getAttribute("aria-busy")}`,
      );
      if (frames.length < 60) requestAnimationFrame(look);
    };
    element.addEventListener("click", () => requestAnimationFrame(look));
  });
  await button.click();

  const notice = page.getByRole("status").filter({ hasText: "Application submitted" });
  await expect(notice).toContainText(
    "Your email client should open with the application details. Please send the email to complete your application.",
  );
  await expect(button).toHaveText("Submit Application");
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(await valuesIn(page)).toEqual(nothing);
  const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
  expect(frames).toContain("Submitting... true true");

  const [opened, ...others] = await openedWindows(page);
  expect(others).toEqual([]);
  expect(opened!.target).toBe("_blank");
  expect(opened!.features ?? "").not.toContain("noopener");
  expect(opened!.address.length).toBeLessThanOrEqual(1600);
  expect(opened!.address).not.toContain("+");
  expect(mailIn(opened!.address)).toMatchObject({
    to: "hello@example.com",
    subject: "Job Application for HR Intern",
    lines: [
      "Name: Asha Rao",
      "Email: asha@example.com",
      "Phone: +91 98450 00000",
      "Position: HR Intern",
      "",
      "Dear team,",
      "I read every register twice.",
    ],
  });
  await expectNothingKept(page);
});

test("the browser really opens a window for the mail", async ({ page, context }) => {
  await openForm(page);
  await fillIn(page);
  const opening = context.waitForEvent("page");
  await submitButton(page).click();
  await opening;
  await expect(toast(page, "Application submitted")).toBeVisible();
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
  await expect(toast(page, "Application submitted")).toBeVisible();
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
    const notice = page.getByRole("alert").filter({ hasText: "Something went wrong" });
    await expect(notice).toContainText(
      "Your application could not be submitted. Please try again.",
    );
    await expect(toast(page, "Application submitted")).toHaveCount(0);
    expect(await valuesIn(page)).toEqual(asha);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
    // The panel offers what needs no new window.
    const link = page.getByRole("link", { name: "Open your email program" });
    expect(mailIn((await link.getAttribute("href"))!).subject).toBe("Job Application for HR Intern");
  });
}

test("the panel keeps a long letter in full and offers every way to send it (B2)", async ({
  page,
}) => {
  await stubWindows(page);
  // The site's policy lets no script read the clipboard, so what is written is noted on the way.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { clipboardText: text });
      return Promise.resolve();
    };
  });
  await openForm(page);
  const message = "मैंने चार सौ अनुबंध पढ़े हैं & \"सब\" समझे? 100% ".repeat(65).trim();
  expect(message.length).toBeGreaterThan(2900);
  await fillIn(page, { ...asha, message });
  await expect(form(page).getByText(/^The first \d+ of [\d,]+ characters fit/)).toBeVisible();
  await submitButton(page).click();
  await expect(toast(page, "Application submitted")).toBeVisible();

  const clipboard = () =>
    page.evaluate(() => (window as unknown as { clipboardText: string }).clipboardText);
  expect(await clipboard()).toBe(message);
  const [{ address } = { address: "" }] = await openedWindows(page);
  expect(address.length).toBeLessThanOrEqual(1600);
  expect(mailIn(address).body).toMatch(
    /\[full letter copied to your clipboard: paste it here\]$/,
  );

  const panel = page.getByRole("region", { name: "Did nothing open?" });
  await expect(panel).toContainText("Attach your CV");
  const full = `Name: ${asha.name}\nEmail: ${asha.email}\nPhone: ${asha.phone}\nPosition: ${asha.position}\n\n${message}`;
  const text = panel.getByRole("textbox", { name: "Your application in full" });
  await expect(text).toHaveValue(full);
  await expect(text).toHaveJSProperty("readOnly", true);

  await panel.getByRole("button", { name: "Copy the text" }).click();
  await expect(panel.getByRole("button", { name: "Copy the text" })).toContainText("Copied");
  expect(await clipboard()).toBe(full);
  await panel.getByRole("button", { name: "Copy the address" }).click();
  await expect.poll(clipboard).toBe("hello@example.com");

  for (const [name, subject, body] of [
    ["Open in Gmail", "su", "body"],
    ["Open in Outlook on the web", "subject", "body"],
  ] as const) {
    const link = panel.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    const href = (await link.getAttribute("href"))!;
    expect(href.length).toBeLessThanOrEqual(1600);
    expect(href).not.toContain("+");
    const { searchParams } = new URL(href);
    expect(searchParams.get("to")).toBe("hello@example.com");
    expect(searchParams.get(subject)).toBe("Job Application for HR Intern");
    expect(searchParams.get(body)).toMatch(/^Name: Asha Rao\r\nEmail: /);
  }

  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download as .txt" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("job-application.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(
    `To: hello@example.com\nSubject: Job Application for HR Intern\n\n${full}\n`.replaceAll("\n", "\r\n"),
  );

  await panel.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => openedWindows(page)).toHaveLength(2);
  expect((await openedWindows(page))[1]!.address).toBe(address);
  await expectNothingKept(page);

  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("पढ़े")).toHaveCount(0);
  await expectNothingKept(page);
});

test("a clipboard that refuses: the panel says so and selects the text", async ({ page }) => {
  await stubWindows(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openForm(page);
  await fillIn(page, { ...asha, message: "word ".repeat(600) });
  await submitButton(page).click();
  const panel = page.getByRole("region", { name: "Did nothing open?" });
  await expect(panel).toContainText("did not let us copy it");
  const copy = panel.getByRole("button", { name: "Copy the text" });
  await copy.click();
  await expect(copy).toContainText("Selected: copy it with your keyboard");
  const text = panel.getByRole("textbox", { name: "Your application in full" });
  await expect(text).toBeFocused();
  expect(
    await text.evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
  ).toBe(await text.inputValue());
});

test("Try again after a refusal sends what is in the panel, and empties the form", async ({
  page,
}) => {
  await stubWindows(page, "refused");
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  const panel = page.getByRole("region", { name: "Nothing opened" });
  await expect(panel).toBeVisible();
  await page.evaluate(() => {
    window.open = () => window;
  });
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Application submitted")).toBeVisible();
  expect(await valuesIn(page)).toEqual(nothing);
});

test("a second application after the first is validated afresh", async ({ page }) => {
  await stubWindows(page);
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(toast(page, "Application submitted")).toBeVisible();
  await fields(page).name.fill("B");
  await expect(page.getByText(MESSAGES.name)).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText(MESSAGES.name)).toBeVisible();
  await expect(page.getByRole("group", { name: summary })).toBeFocused();
});

test("from the keyboard alone: fill in, fail, correct, send, and go on in the panel", async ({
  page,
}) => {
  await stubWindows(page);
  await openForm(page);
  const { name, email, phone, position, message } = fields(page);
  await name.focus();
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type("asha");
  await page.keyboard.press("Tab");
  await expect(phone).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  const group = page.getByRole("group", { name: summary });
  await expect(group).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("34567890");
  await page.keyboard.press("Tab");
  await expect(position).toBeFocused();
  await page.keyboard.type("HR");
  await expect(position).toHaveValue("HR Intern");
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Application submitted")).toBeVisible();
  await expect(submitButton(page)).toBeFocused();
  // The address in the note, then the panel's ways one by one.
  for (const next of [
    "hello@example.com",
    "Open your email program",
    "Open in Gmail (opens in a new tab)",
    "Open in Outlook on the web (opens in a new tab)",
    "Copy the text",
    "Copy the address",
    "Download as .txt",
    "Try again",
  ]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next);
  }
});

test("what was typed and chosen before the form came to life counts", async ({ page }) => {
  await stubWindows(page);
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/careers-[^/]*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
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
    await expect(form(page)).toHaveAttribute("action", /^mailto:hello@example\.com/);
    await expect(form(page)).toHaveAttribute("method", "post");
    await expect(form(page)).toHaveAttribute("enctype", "text/plain");
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

for (const width of [320, 390, 1280]) {
  test(`errors, notices and the panel at ${width} px: accessible, and nothing sticks out (B18)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await stubWindows(page, "refused");
    await openForm(page);
    const expectSound = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width);
    };
    await submitButton(page).click();
    await expect(page.getByRole("group", { name: summary })).toBeFocused();
    await expectSound();
    await fillIn(page, { ...asha, message: "Rechtsschutzversicherungsgesellschaften".repeat(60) });
    await submitButton(page).click();
    await expect(toast(page, "Something went wrong")).toBeVisible();
    await page.waitForTimeout(300);
    await expectSound();
  });
}
