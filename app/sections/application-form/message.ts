import { applicationMail } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { longestFit } from "./longest-fit.ts";
import { composeAddress, mailtoAddress, type Mail, type MailService } from "./mail-address.ts";
import type { Application } from "./application.ts";

/** The most characters of a whole address: mail programs guarantee no length; this is below known limits (A11). */
export const ADDRESS_BUDGET = 1600;
/** Code points of name, phone and position in an address. */
export const FIELD_BUDGET = 100;

/** The recipients of applications: the firm's address, and webmail services for visitors without a mail program. */
export type Destination = { email: string; services: ({ name: string } & MailService)[] };

/** An application as a mail, kept in memory until the visitor leaves the page. */
export type PreparedMail = Mail & {
  /** The address that opens the visitor's mail program. */
  mailto: string;
  compose: { name: string; href: string }[];
  /** How much of the letter the addresses carry: `whole`, or a part; then whether the clipboard has it all. */
  letter: "whole" | "copied" | "not copied";
};

/** A line break in a one-line value would start a new line of the mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Subject and text of an application: five parts, the letter last. */
function written(application: Application): Omit<Mail, "to"> {
  const [name, email, phone, position] = (["name", "email", "phone", "position"] as const).map(
    (field) => oneLine(application[field]),
  ) as [string, string, string, string];
  const details = [
    fill(applicationMail.name, { name }),
    fill(applicationMail.email, { email }),
    fill(applicationMail.phone, { phone }),
    fill(applicationMail.position, { position }),
  ].join("\n");
  return {
    subject: fill(applicationMail.subject, { position }),
    body: application.message ? `${details}\n\n${application.message}` : details,
  };
}

const firstOf = (text: string, length: number) => Array.from(text).slice(0, length).join("");

/** The application with shortened details; the e-mail address is shortened only if nothing else helps. */
const withShortDetails = (application: Application, length: number): Application => ({
  ...application,
  name: firstOf(application.name, length),
  phone: firstOf(application.phone, length),
  position: firstOf(application.position, length),
  email: length < FIELD_BUDGET ? firstOf(application.email, length) : application.email,
});

const withLetter = (application: Application, beginning: string, note: string): Application => ({
  ...application,
  message: beginning ? `${beginning}\n\n${note}` : note,
});

/**
 * Fits as much of an application as possible into one address.
 * @param note stands where the letter is cut
 * @param addressOf makes the address of a mail
 * @returns the address, and how many characters of the letter it carries
 */
function fittedAddress(
  application: Application,
  note: string,
  addressOf: (mail: Omit<Mail, "to">) => string,
): { href: string; letterLength: number } {
  const fits = (part: Application) => addressOf(written(part)).length <= ADDRESS_BUDGET;
  const { message } = application;
  const isWhole = (part: Application) => message.length <= ADDRESS_BUDGET && fits(part);
  const shortened = (length: number) => withShortDetails(application, length);

  let length = FIELD_BUDGET;
  if (!isWhole(shortened(length))) {
    // The details must leave room for the note. Only long details in scripts with nine or twelve encoded characters a
    // letter are shortened further here.
    while (length > 0 && !fits(withLetter(shortened(length), "", note))) length -= 1;
  }
  const part = shortened(length);
  if (isWhole(part)) return { href: addressOf(written(part)), letterLength: message.length };
  const beginning = longestFit(firstOf(message, ADDRESS_BUDGET), (letter) =>
    fits(withLetter(part, letter, note)),
  );
  return {
    href: addressOf(written(withLetter(part, beginning, note))),
    letterLength: beginning.length,
  };
}

/**
 * Writes an application as a full mail, with every address that opens it.
 *
 * What the mail says about the clipboard must be true (A11), and nothing can be awaited: browsers open windows only
 * during a user gesture. So a letter that is too long is copied first, and the note in the mail depends on the result.
 * @param copy copies a text and returns whether that worked
 */
export function prepareMail(
  application: Application,
  { email, services }: Destination,
  copy: (text: string) => boolean,
): PreparedMail {
  const to = email;
  const { message } = application;
  const addresses = (note: string) => {
    const mailto = fittedAddress(application, note, (mail) => mailtoAddress({ ...mail, to }));
    const compose = services.map(({ name, ...service }) => ({
      name,
      ...fittedAddress(application, note, (mail) => composeAddress({ ...mail, to }, service)),
    }));
    return {
      mailto: mailto.href,
      compose: compose.map(({ name, href }) => ({ name, href })),
      isCut: [mailto, ...compose].some(({ letterLength }) => letterLength < message.length),
    };
  };
  const full = { to, ...written(application) };
  const { isCut, ...hrefs } = addresses(applicationMail.copied);
  if (!isCut) return { ...full, ...hrefs, letter: "whole" };
  if (copy(message)) return { ...full, ...hrefs, letter: "copied" };
  const { mailto, compose } = addresses(applicationMail.notCopied);
  return { ...full, mailto, compose, letter: "not copied" };
}

/** How many characters of the letter the visitor's own mail program receives. */
export const fittingLetterLength = (application: Application, email: string): number =>
  fittedAddress(application, applicationMail.copied, (mail) =>
    mailtoAddress({ ...mail, to: email }),
  ).letterLength;
