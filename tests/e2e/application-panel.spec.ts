import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { site } from "#app/collections/site.server.ts";
import { fill } from "#app/lib/fill.ts";
import { MAILBOX, asha, mail, mailHead, sending, SUBJECT, words } from "./application-form.ts";
import { mailIn } from "../mail-in.ts";
import { expect, test } from "./pages.ts";
import { clipboardOf, expectNothingKept, hydrated } from "./visitor.ts";
import { labelPattern } from "./words.ts";

test("the panel keeps a long letter, and every way to send it (B2)", async ({ page, form }) => {
  const copied = await clipboardOf(page);
  await form.open();
  const message = 'मैंने चार सौ अनुबंध पढ़े हैं & "सब" समझे? 100% '.repeat(65).trim();
  expect(message.length).toBeGreaterThan(2900);
  await form.fillIn({ ...asha, message });
  await expect(form.whole.getByText(labelPattern(words.room.part))).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();

  await form.fields.message.press("Control+V");
  await expect(form.fields.message).toHaveValue(message);
  const [{ address } = { address: "" }] = await form.windows();
  expect(address.length).toBeLessThanOrEqual(1600);
  expect(mailIn(address).body.endsWith(mail.copied)).toBe(true);

  const sendingPanel = form.panel();
  await expect(sendingPanel).toContainText(sending.attach);
  const full = [...mailHead(asha), message].join("\n");
  const text = sendingPanel.getByRole("textbox", { name: sending.whole });
  await expect(text).toHaveValue(full);
  await expect(text).toHaveJSProperty("readOnly", true);

  const copy = sendingPanel.getByRole("button", { name: sending.copyText });
  await copy.click();
  await expect(copy).toContainText(labels().copying.copied);
  expect(await copied()).toEqual([message, full]);
  await sendingPanel.getByRole("button", { name: sending.copyAddress }).click();
  await expect.poll(copied).toEqual([message, full, MAILBOX]);

  for (const { name, parameters } of site().composeLinks) {
    const link = sendingPanel.getByRole("link", { name: fill(sending.openIn, { service: name }) });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    const { searchParams } = new URL((await link.getAttribute("href"))!);
    expect(searchParams.get(parameters.to)).toBe(MAILBOX);
  }

  const downloading = page.waitForEvent("download");
  await sendingPanel.getByRole("button", { name: sending.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("job-application.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(
    `${sending.to}: ${MAILBOX}\n${sending.subject}: ${SUBJECT}\n\n${full}\n`.replaceAll(
      "\n",
      "\r\n",
    ),
  );

  await sendingPanel.getByRole("button", { name: sending.retry }).click();
  await expect.poll(() => form.windows()).toHaveLength(2);
  expect((await form.windows())[1]!.address).toBe(address);
  await expectNothingKept(page, Object.values(asha));

  await sendingPanel.getByRole("button", { name: sending.edit }).click();
  await expect(form.fields.message).toHaveValue(message);
  await expect(form.fields.name).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(sendingPanel).toHaveCount(0);
  await expect(page.getByText("पढ़े")).toHaveCount(0);
  await expectNothingKept(page, Object.values(asha));
});

test("a clipboard that refuses: the text is selected instead (A11)", async ({ page, form }) => {
  await clipboardOf(page, true);
  await form.open();
  await form.send({ ...asha, message: "word ".repeat(600) });
  const sendingPanel = form.panel();
  await expect(sendingPanel).toContainText(sending.letterNotCopied);
  const copy = sendingPanel.getByRole("button", { name: sending.copyText });
  await copy.click();
  await expect(copy).toContainText(labels().copying.selected);
  const text = sendingPanel.getByRole("textbox", { name: sending.whole });
  await expect(text).toBeFocused();
  expect(
    await text.evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
  ).toBe(await text.inputValue());
});

test("from the keyboard alone: fill in, fail, correct, send", async ({ page, form }) => {
  await form.open();
  const { name, email, phone, position, message } = form.fields;
  const tabTo = async (field: Locator, text: string) => {
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(text);
  };
  await name.focus();
  await page.keyboard.type("Asha Rao");
  await tabTo(email, "asha");
  await tabTo(phone, "12");
  await page.keyboard.press("Enter");
  await expect(form.summary).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await tabTo(phone, "34567890");
  await tabTo(position, asha.position);
  await expect(position).toHaveValue(asha.position);
  await tabTo(message, "");
  await tabTo(form.whole.getByRole("link", { name: words.privacyLink }), "");
  await tabTo(form.submit, "");
  await page.keyboard.press("Enter");
  await expect(form.success).toBeVisible();
  await expect(form.submit).toBeFocused();
  // The notice's close button, the address in the note, then the panel's controls in order.
  for (const next of [
    "×",
    MAILBOX,
    sending.open,
    ...site().composeLinks.map(
      ({ name: service }) => `${fill(sending.openIn, { service })} ${labels().links.newTab}`,
    ),
    sending.copyText,
    sending.copyAddress,
    sending.download,
    sending.retry,
    sending.edit,
  ]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next);
  }
});
