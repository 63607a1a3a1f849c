import fc from "fast-check";
import { applicationMail } from "virtual:labels";
import { expect, test } from "vitest";
import { composeAddress, mailtoAddress } from "./mail-address.ts";
import { mailIn } from "../../../tests/mail-in.ts";
import { ADDRESS_BUDGET, FIELD_BUDGET, fittingLetterLength, prepareMail } from "./message.ts";
import type { Application } from "./application.ts";

const destination = {
  // With characters that are delimiters in an address.
  email: "hello@hr&co@example.com",
  services: [
    {
      name: "Gmail",
      url: "https://mail.google.com/mail/?view=cm",
      parameters: { to: "to", subject: "su", body: "body" },
    },
    {
      name: "Outlook on the web",
      url: "https://outlook.office.com/mail/deeplink/compose",
      parameters: { to: "to", subject: "subject", body: "body" },
    },
  ],
};

const application: Application = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98450 00000",
  position: "HR Intern",
  message: "Dear team,\nI read every register twice.",
};

/** The mail of an application. @param isCopied whether the clipboard accepts the letter */
const mailOf = (given: Application, isCopied = true) =>
  prepareMail(given, destination, () => isCopied);

const letterIn = (body: string) => body.split("\r\n\r\n").slice(1).join("\r\n\r\n");

test("writes recipient, subject and five parts in order (R96)", () => {
  const { mailto } = mailOf(application);
  const { to, subject, lines } = mailIn(mailto);
  expect(to).toBe(destination.email);
  expect(mailto).toContain("mailto:hello%40hr%26co@example.com?");
  expect(subject).toBe("Job Application for HR Intern");
  expect(lines).toEqual([
    "Name: Asha Rao",
    "Email: asha@example.com",
    "Phone: +91 98450 00000",
    "Position: HR Intern",
    "",
    "Dear team,",
    "I read every register twice.",
  ]);
});

test("leaves out an empty letter", () => {
  const { lines } = mailIn(mailOf({ ...application, message: "" }).mailto);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe("Position: HR Intern");
});

test("a line break in a name starts no line of the mail", () => {
  const name = "Asha\r\nBcc: somebody@example.com";
  expect(mailIn(mailOf({ ...application, name }).mailto).lines[0]).toBe(
    "Name: Asha Bcc: somebody@example.com",
  );
});

test.each([
  ["English", "I have read four hundred contracts. "],
  ["Hindi", "मैंने चार सौ अनुबंध पढ़े हैं। "],
  ["Arabic", "قرأت أربعمئة عقد. "],
  ["emoji", "👩‍💻 😀 "],
])("cuts a long letter in %s at a word, as late as it can", (_, sentence) => {
  const message = sentence.repeat(Math.ceil(3000 / sentence.length)).trim();
  const mail = mailOf({ ...application, message });
  // Little of the budget is left unused.
  for (const href of [mail.mailto, ...mail.compose.map(({ href }) => href)])
    expect(href.length).toBeGreaterThan(ADDRESS_BUDGET - 150);
  const letter = letterIn(mailIn(mail.mailto).body);
  const beginning = letter.slice(0, -applicationMail.copied.length).trimEnd();
  expect(message[beginning.length]).toBe(" ");
  // The limit that the form shows beforehand.
  const fitting = (text: string) =>
    fittingLetterLength({ ...application, message: text }, destination.email);
  expect([fitting(message), fitting("Short")]).toEqual([beginning.length, 5]);
});

test("a letter that is cut is copied once, and no mail claims a copy that was refused (A11)", () => {
  const message = "word ".repeat(600).trim();
  const copied: string[] = [];
  prepareMail({ ...application, message }, destination, (text) => copied.push(text) > 0);
  prepareMail(application, destination, (text) => copied.push(text) > 0);
  expect(copied).toEqual([message]);

  const mail = mailOf({ ...application, message }, false);
  for (const href of [mail.mailto, ...mail.compose.map(({ href }) => href)]) {
    expect(decodeURIComponent(href)).not.toMatch(/copied|clipboard/i);
    expect(decodeURIComponent(href).endsWith(`\r\n\r\n${applicationMail.notCopied}`)).toBe(true);
  }
  // The limit that the form shows holds for both.
  const shown = message.slice(0, fittingLetterLength({ ...application, message }, mail.to));
  expect(letterIn(mailIn(mail.mailto).body).startsWith(shown)).toBe(true);
});

test("cuts name, phone and position at 100 code points in the address alone (A11)", () => {
  const long = { name: "न".repeat(101), phone: "9".repeat(101), position: "P".repeat(101) };
  const mail = mailOf({ ...application, ...long, message: "" });
  const { lines, subject } = mailIn(mail.mailto);
  expect(Array.from(lines[0]!.slice("Name: ".length))).toHaveLength(FIELD_BUDGET);
  expect(lines[2]).toBe(`Phone: ${"9".repeat(FIELD_BUDGET)}`);
  expect(lines[3]).toBe(`Position: ${"P".repeat(FIELD_BUDGET)}`);
  expect(subject).toBe(`Job Application for ${"P".repeat(FIELD_BUDGET)}`);
  for (const value of Object.values(long)) expect(mail.body).toContain(value);
});

const scripts = [
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("क", "्", "ष", "ि", " ", "ع", "ر", "ب", "😀", "👩‍💻") }),
  fc.string({
    unit: fc.constantFrom("&", "?", "%", "=", "#", "+", '"', "'", "<", " ", "\n", "\r"),
  }),
  fc.string({ unit: fc.constantFrom("\ud83d", "\ude00", "a", " ") }),
];
const text = (repeat: number) =>
  fc
    .tuple(fc.oneof(...scripts), fc.integer({ min: 1, max: repeat }))
    .map(([part, times]) => part.repeat(times).trim());

const applications: fc.Arbitrary<Application> = fc.record({
  name: text(20),
  email: text(20),
  phone: text(20),
  position: text(5),
  message: fc.oneof(fc.constant(""), text(2), text(400)),
});

/** A mail's text as it arrives: well-formed, with CRLF line ends. */
const arrives = (value: string) => value.toWellFormed().replace(/\r\n?|\n/g, "\r\n");

test("thousands of applications: what is decoded is what was written, in at most 1,600 characters", () => {
  fc.assert(
    fc.property(applications, fc.boolean(), (given, isCopied) => {
      const mail = mailOf(given, isCopied);
      const hrefs = [mail.mailto, ...mail.compose.map(({ href }) => href)];
      for (const href of hrefs) {
        expect(href.length).toBeLessThanOrEqual(ADDRESS_BUDGET);
        expect(href).not.toMatch(/[+\s]/);
      }
      const { to, subject, body, lines } = mailIn(mail.mailto);
      expect(to).toBe(destination.email);
      expect(subject.startsWith("Job Application for ")).toBe(true);
      expect(lines[0]!.startsWith("Name: ")).toBe(true);
      expect(mail.body.endsWith(given.message)).toBe(true);

      // All of it arrives if it fits; otherwise its beginning, and the mail says so.
      const details = [given.name, given.phone, given.position];
      const isShort = details.every((value) => Array.from(value).length <= FIELD_BUDGET);
      const whole = { subject: arrives(mail.subject), body: arrives(mail.body) };
      if (isShort && mailtoAddress(mail).length <= ADDRESS_BUDGET)
        expect({ subject, body }).toEqual(whole);
      for (const [place, service] of destination.services.entries()) {
        const { href } = mail.compose[place]!;
        expect(href.startsWith(service.url)).toBe(true);
        const { searchParams } = new URL(href);
        const composed = Object.entries(service.parameters).map(([part, name]) => [
          part,
          searchParams.get(name),
        ]);
        if (isShort && composeAddress(mail, service).length <= ADDRESS_BUDGET)
          expect(Object.fromEntries(composed)).toEqual({ to, ...whole });
      }
      const letter = letterIn(body);
      if (mail.letter === "whole") expect(letter).toBe(arrives(given.message));
      if (letter !== arrives(given.message)) {
        expect(mail.letter).toBe(isCopied ? "copied" : "not copied");
        const note = isCopied ? applicationMail.copied : applicationMail.notCopied;
        expect(letter.endsWith(note)).toBe(true);
        const beginning = letter.slice(0, -note.length).replace(/\r\n\r\n$/, "");
        expect(arrives(given.message).startsWith(beginning)).toBe(true);
      }
    }),
    { numRuns: process.env.TEST_ALL ? 2000 : 200 },
  );
});
