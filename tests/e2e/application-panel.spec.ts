import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { sampleOf } from "./addresses.ts";
import {
  MAILBOX,
  asha,
  expectNothingKept,
  fields,
  fillIn,
  form,
  isAwake,
  mailIn,
  nothing,
  notice,
  openForm,
  openedWindows,
  stubWindows,
  submitButton,
  valuesIn,
} from "./application-form.ts";
import { axe } from "./axe.ts";

const summary = /^Please correct \d fields/;

test("the panel keeps a long letter in full and offers every way to send it (B2)", async ({
  page,
}) => {
  await stubWindows(page);
  // The site's policy lets no script read the clipboard, so what the panel writes is noted on the way.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { clipboardText: text });
      return Promise.resolve();
    };
  });
  await openForm(page);
  const message = 'मैंने चार सौ अनुबंध पढ़े हैं & "सब" समझे? 100% '.repeat(65).trim();
  expect(message.length).toBeGreaterThan(2900);
  await fillIn(page, { ...asha, message });
  await expect(form(page).getByText(/^The first \d+ of [\d,]+ characters fit/)).toBeVisible();
  await submitButton(page).click();
  await expect(notice(page, "Application submitted")).toBeVisible();

  const clipboard = () =>
    page.evaluate(() => (window as unknown as { clipboardText: string }).clipboardText);
  await fields(page).message.press("Control+V");
  await expect(fields(page).message).toHaveValue(message);
  const [{ address } = { address: "" }] = await openedWindows(page);
  expect(address.length).toBeLessThanOrEqual(1600);
  expect(mailIn(address).body).toMatch(/\[full letter copied to your clipboard: paste it here\]$/);

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
  await expect.poll(clipboard).toBe(MAILBOX);

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
    expect(searchParams.get("to")).toBe(MAILBOX);
    expect(searchParams.get(subject)).toBe(`Job Application for ${asha.position}`);
    expect(searchParams.get(body)).toMatch(/^Name: Asha Rao\r\nEmail: /);
  }

  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download as .txt" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("job-application.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(
    `To: ${MAILBOX}\nSubject: Job Application for ${asha.position}\n\n${full}\n`.replaceAll(
      "\n",
      "\r\n",
    ),
  );

  await panel.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => openedWindows(page)).toHaveLength(2);
  expect((await openedWindows(page))[1]!.address).toBe(address);
  await expectNothingKept(page);

  await page.reload();
  await isAwake(page);
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("पढ़े")).toHaveCount(0);
  await expectNothingKept(page);
});

test("a clipboard that refuses: neither mail nor panel claims a copy, and the text stands selected (A11)", async ({
  page,
}) => {
  await stubWindows(page);
  await page.addInitScript(() => {
    document.execCommand = () => false;
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openForm(page);
  await fillIn(page, { ...asha, message: "word ".repeat(600) });
  await submitButton(page).click();
  const panel = page.getByRole("region", { name: "Did nothing open?" });
  await expect(panel).toContainText("did not let us copy it");
  const mails = [
    (await openedWindows(page))[0]!.address,
    ...(await panel
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))),
  ];
  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    expect(decodeURIComponent(mail)).toMatch(
      /\[full letter on the application page: paste it here\]$/,
    );
    expect(decodeURIComponent(mail)).not.toMatch(/copied|clipboard/);
  }
  const copy = panel.getByRole("button", { name: "Copy the text" });
  await copy.click();
  await expect(copy).toContainText(labels().copying.selected);
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
  await expect(notice(page, "Application submitted")).toBeVisible();
  expect(await valuesIn(page)).toEqual(nothing);
});

for (const width of sampleOf([320, 390, 1280])) {
  test(`errors, notices and the panel at ${width} px: accessible, and nothing sticks out (B18)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await stubWindows(page, "refused");
    await openForm(page);
    const expectSound = async () => {
      const { violations } = await axe(page).include("main").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    };
    await submitButton(page).click();
    await expect(page.getByRole("group", { name: summary })).toBeFocused();
    await expectSound();
    await fillIn(page, { ...asha, message: "Rechtsschutzversicherungsgesellschaften".repeat(60) });
    await submitButton(page).click();
    await expect(notice(page, "Something went wrong")).toBeVisible();
    await page.waitForTimeout(300);
    await expectSound();
  });
}

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
  await page.keyboard.type(asha.position);
  await expect(position).toHaveValue(asha.position);
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("link", { name: "Privacy Policy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page, "Application submitted")).toBeVisible();
  await expect(submitButton(page)).toBeFocused();
  // The notice's close button, the address in the note, then the panel's ways one by one.
  for (const next of [
    "×",
    MAILBOX,
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
