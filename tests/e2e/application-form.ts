import type { Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { site } from "../../app/collections/site.server.ts";
import { fill } from "../../app/lib/fill.ts";
import { POSITIONS } from "./lists.ts";
import { hydrated } from "./visitor.ts";
import { labelPattern } from "./words.ts";

export const { applicationForm: words, applicationMail: mail, sending } = labels();

/** The recipient of applications. */
export const MAILBOX = site().email;

export const asha = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98450 00000",
  // A general application is always possible.
  position: POSITIONS.at(-1) ?? words.general,
  message: "Dear team,\nI read every register twice.",
};
type Values = typeof asha;
type Field = keyof Values;

export const nothing: Values = { name: "", email: "", phone: "", position: "", message: "" };

export const mailHead = ({ name, email, phone, position }: Values): string[] => [
  fill(mail.name, { name }),
  fill(mail.email, { email }),
  fill(mail.phone, { phone }),
  fill(mail.position, { position }),
  "",
];

export const SUBJECT = fill(mail.subject, { position: asha.position });

declare global {
  interface Window {
    /** The addresses that the page tried to open, with the names of their windows. */
    opened: { address: string; target: string; features: string | undefined }[];
    windows: Windows;
  }
}

/** How windows behave: real, or stubs that open, are blocked, or throw. */
type Windows = "real" | "open" | "refused" | "fails";

/** Records every window that the page opens. A test may change `window.windows` later. */
export const stubWindows = (page: Page, given: Windows = "open") =>
  page.addInitScript((windows) => {
    const open = window.open.bind(window);
    Object.assign(window, { windows, opened: [] });
    window.open = (address, target, features) => {
      window.opened.push({ address: String(address), target: String(target), features });
      if (window.windows === "real") return open(address, target, features);
      if (window.windows === "fails") throw new Error("No window today");
      return window.windows === "open" ? window : null;
    };
  }, given);

export function applicationForm(page: Page) {
  const whole = page.getByRole("form", { name: words.name });
  const field = (role: "textbox" | "combobox", name: Field) =>
    whole.getByRole(role, { name: words.fields[name] });
  const fields = {
    name: field("textbox", "name"),
    email: field("textbox", "email"),
    phone: field("textbox", "phone"),
    position: field("combobox", "position"),
    message: field("textbox", "message"),
  };
  const submit = whole.locator("button[type=submit]");
  const notice = (title: string) =>
    whole.locator("[role=status], [role=alert]").filter({ hasText: title });

  async function fillIn({ position, ...texts }: Partial<Values> = asha): Promise<void> {
    for (const [name, value] of Object.entries(texts)) await fields[name as Field].fill(value);
    if (position) await fields.position.selectOption(position);
  }
  return {
    whole,
    fields,
    submit,
    fillIn,
    /** Opens the careers page with stubbed windows, and waits until the form is hydrated. */
    open: async (path = "work-with-us", windows: Windows = "open") => {
      await stubWindows(page, windows);
      await page.goto(path);
      await hydrated(page);
    },
    send: async (values?: Partial<Values>) => {
      await fillIn(values);
      await submit.click();
    },
    values: async (): Promise<Values> => {
      const entries = Object.entries(fields).map(async ([name, control]) => [
        name,
        await control.inputValue(),
      ]);
      return Object.fromEntries(await Promise.all(entries)) as Values;
    },
    windows: () => page.evaluate(() => window.opened),
    /** A message under its field; the summary repeats it. */
    told: (message: string) => whole.locator("p", { hasText: message }),
    success: notice(sending.success.title),
    failure: notice(sending.failure.title),
    /** The summary above a form with several mistakes. */
    summary: page.getByRole("group", { name: labelPattern(labels().form.fieldsToCorrect.other) }),
    /** The panel for sending an application in other ways: after a window opened, or after none did. */
    panel: (which: "opened" | "notOpened" = "opened") =>
      page.getByRole("region", { name: sending[which].heading }),
  };
}
