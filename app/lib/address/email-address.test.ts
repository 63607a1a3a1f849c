import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "asha@example.com",
  "o'neil+jobs@mail.example.co.in",
  "a@münchen.de",
  "ü@b.co",
  "नाम@उदाहरण.भारत",
  "a@例え。テスト",
])("mail reaches %s", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "a",
  "asha@gmail",
  ".a@x.com",
  "a.@x.com",
  "a..b@x.com",
  "a b@x.com",
  "a\u00A0b@x.com",
  "a@b@x.com",
  "a@b_c.co",
  "a@-x.com",
  "a@[1.2.3.4]",
  "a@1.2.3.4",
  "a@münchen.de/x",
  "a@münchen.de:25",
  "a@münchen.de?x",
  "a@mün%2e.de",
  "a@mün chen.de",
  `${"a".repeat(65)}@x.com`,
])("mail reaches nobody at %j", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
