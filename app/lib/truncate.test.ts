import { expect, test } from "vitest";
import { truncate, wholeSentences } from "./truncate.ts";

test.each(["a", "😀", "👨‍👩‍👧", "षि"])(
  "a text is cut behind 100 characters, the last of them %s",
  (last) => {
    const whole = "a".repeat(99) + last;
    expect(truncate(whole, 100)).toBe(whole);
    expect(truncate(`${whole}b`, 100)).toBe(`${whole}…`);
  },
);

test.each([
  [39, "One two. Under s. A, No. B, Rs. C v. D."],
  [38, "One two."],
  [7, undefined],
])("of %i characters, whole sentences alone are taken", (most, taken) => {
  expect(wholeSentences("One two. Under s. A, No. B, Rs. C v. D. “5 p.m.”", 5, most)).toBe(taken);
});
