import type { Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { site } from "../../app/collections/site.server.ts";
import { fill } from "../../app/lib/fill.ts";
import { POSITIONS } from "./job-openings.ts";
import { hydrated } from "./visitor.ts";
import { labelPattern } from "./words.ts";

export const { applicationForm: words, applicationMail: mail, sending } = labels();

/** Where applications go. */
export const MAILBOX = site().email;

/** What the tests of the application form share: its fields, and windows that do not really open. */

export const form = (page: Page) => page.getByRole("form", { name: words.name });

export const fields = (page: Page) => ({
  name: form(page).getByRole("textbox", { name: words.fields.name }),
  email: form(page).getByRole("textbox", { name: words.fields.email }),
  phone: form(page).getByRole("textbox", { name: words.fields.phone }),
  position: form(page).getByRole("combobox", { name: words.fields.position }),
  message: form(page).getByRole("textbox", { name: words.fields.message }),
});

export type Values = Record<keyof ReturnType<typeof fields>, string>;

export const asha: Values = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98450 00000",
  // There is always a general application.
  position: POSITIONS.at(-1) ?? words.general,
  message: "Dear team,\nI read every register twice.",
};

/** A message under its field: the summary repeats it. */
export const told = (page: Page, message: string) => form(page).locator("p", { hasText: message });

export const submitButton = (page: Page) => form(page).locator("button[type=submit]");

/** Opens the careers page and waits until the form answers. */
export async function openForm(page: Page, path = "work-with-us"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function fillIn(page: Page, values: Partial<Values> = asha): Promise<void> {
  const { position, ...texts } = values;
  for (const [field, value] of Object.entries(texts))
    await fields(page)[field as keyof Values].fill(value);
  if (position) await fields(page).position.selectOption(position);
}

export const valuesIn = async (page: Page): Promise<Values> => {
  const entries = Object.entries(fields(page)).map(async ([field, control]) => [
    field,
    await control.inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Values;
};

export const nothing: Values = { name: "", email: "", phone: "", position: "", message: "" };

declare global {
  interface Window {
    /** The addresses that the page wanted to open, with the names of their windows. */
    opened: { address: string; target: string; features: string | undefined }[];
  }
}

/** Stands in for the browser's windows: they open, are refused, or the attempt fails. */
export const stubWindows = (page: Page, outcome: "open" | "refused" | "fails" = "open") =>
  page.addInitScript((given) => {
    window.opened = [];
    window.open = (address, target, features) => {
      window.opened.push({ address: String(address), target: String(target), features });
      if (given === "fails") throw new Error("No window today");
      return given === "open" ? window : null;
    };
  }, outcome);

export const openedWindows = (page: Page) => page.evaluate(() => window.opened);

/** What the mail begins with. */
export const mailHead = ({ name, email, phone, position }: Values): string[] => [
  fill(mail.name, { name }),
  fill(mail.email, { email }),
  fill(mail.phone, { phone }),
  fill(mail.position, { position }),
  "",
];

export const SUBJECT = fill(mail.subject, { position: asha.position });

const notice = (page: Page, title: string) =>
  form(page).locator("[role=status], [role=alert]").filter({ hasText: title });
export const success = (page: Page) => notice(page, sending.success.title);
export const failure = (page: Page) => notice(page, sending.failure.title);

/** What stands above a form with more than one mistake. */
export const summary = (page: Page) =>
  page.getByRole("group", { name: labelPattern(labels().form.fieldsToCorrect.other) });

/** The ways to send an application on: after a window opened, and after none did. */
export const panel = (page: Page, which: "opened" | "notOpened" = "opened") =>
  page.getByRole("region", { name: sending[which].heading });
