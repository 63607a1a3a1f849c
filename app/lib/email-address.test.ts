import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "a@b.co",
  "a+b&c@example.com",
  "o'neil@example.com",
  "!#$%&'*+/=?^_`{|}~.-@example.com",
  ".dots..anywhere.@example.com",
  "asha@localhost",
  "a@1.2.3.4",
  "a@münchen.de",
  "a@xn--mnchen-3ya.de",
  "a@उदाहरण.भारत",
  "a@例え。テスト",
  `a@${"x".repeat(63)}.com`,
])("takes %s, as the HTML standard does", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "",
  "a",
  "@",
  "a@",
  "@b.co",
  "a@b@c.co",
  "a b@c.co",
  "a@b..co",
  "a@.b.co",
  "a@b.co.",
  "a@-b.co",
  "a@b-.co",
  "a@b_c.co",
  "ü@b.co",
  "ü@münchen.de",
  '"a b"@c.co',
  "a@[1.2.3.4]",
  "a@münchen.de/x",
  "a@münchen.de:25",
  "a@münchen.de?x",
  "a@mün%2e.de",
  "a@mün chen.de",
  `a@${"x".repeat(64)}.com`,
])("refuses %j, as the HTML standard does", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
