import fc from "fast-check";
import { expect, test } from "vitest";
import { mailIn } from "../../../tests/mail-in.ts";
import { composeAddress, mailtoAddress } from "./mail-address.ts";

const mail = { to: "hello@example.com", subject: "A & B?", body: "One\nTwo" };
const service = {
  url: "https://mail.example.com/?view=cm",
  parameters: { to: "to", subject: "su", body: "body" },
};

const withMailLineEnds = (text: string) => text.toWellFormed().replace(/\r\n?|\n/g, "\r\n");

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("a", " ", "+", "&", "=", "?", "%", "#", '"', "'", "\n", "\r\n"),
  }),
  fc.string({ unit: fc.constantFrom("क", "्", "ष", "ع", "ر", "😀", "👩‍💻", "é") }),
  fc.string({ unit: fc.constantFrom("\ud83d", "\ude00", "a", " ") }),
);

test("writes an address as RFC 6068 wants it", () => {
  expect(mailtoAddress(mail)).toBe(
    "mailto:hello@example.com?subject=A%20%26%20B%3F&body=One%0D%0ATwo",
  );
  expect(mailtoAddress({ ...mail, to: "a@b&c@example.com" })).toMatch(
    /^mailto:a%40b%26c@example.com\?/,
  );
});

test("adds to a mail service's own parameters", () => {
  expect(composeAddress(mail, service)).toBe(
    "https://mail.example.com/?view=cm&to=hello%40example.com&su=A%20%26%20B%3F&body=One%0D%0ATwo",
  );
  expect(composeAddress(mail, { ...service, url: "https://mail.example.com/" })).toMatch(
    /^https:\/\/mail\.example\.com\/\?to=/,
  );
});

test("what is decoded is what was encoded, whatever the script", () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const address = mailtoAddress({ to: mail.to, subject, body });
      expect(address).toMatch(/^[\w\-.~%!*'()@:?=&]*$/);
      expect(mailIn(address)).toMatchObject({
        to: mail.to,
        subject: withMailLineEnds(subject),
        body: withMailLineEnds(body),
      });
      const { searchParams } = new URL(composeAddress({ to: mail.to, subject, body }, service));
      expect(searchParams.get("su")).toBe(withMailLineEnds(subject));
      expect(searchParams.get("body")).toBe(withMailLineEnds(body));
      expect(searchParams.get("view")).toBe("cm");
    }),
    { numRuns: process.env.TEST_ALL ? 2000 : 200 },
  );
});
