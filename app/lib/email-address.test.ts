import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

// What the standard says of other addresses is asked in the package that has its expression.
test.each(["asha@localhost", "a@münchen.de", "a@उदाहरण.भारत", "a@例え。テスト"])(
  "takes %s, as the HTML standard does",
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

test.each([
  "a",
  "ü@münchen.de",
  "a@b_c.co",
  "a@[1.2.3.4]",
  "a@münchen.de/x",
  "a@münchen.de:25",
  "a@münchen.de?x",
  "a@mün%2e.de",
  "a@mün chen.de",
])("refuses %j, as the HTML standard does", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
