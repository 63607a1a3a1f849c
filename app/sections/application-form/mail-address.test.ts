import { expect, test } from "vitest";
import { composeAddress, mailtoAddress } from "./mail-address.ts";

const mail = { to: "hello@example.com", subject: "A & B?", body: "One\nTwo" };
const service = {
  url: "https://mail.example.com/?view=cm",
  parameters: { to: "to", subject: "su", body: "body" },
};

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
