import { expect, test } from "vitest";
import { readingMinutes, truncate, wholeSentences } from "./text.ts";

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

test.each([
  ["nothing is read in one", "", 1],
  ["220 words are read in one", "word ".repeat(220 * 4), 4],
  ["a word of an Indian script is one, whatever vowel signs it has", "अधिनियम ".repeat(220 * 4), 4],
  ["apostrophes and hyphens part no words", "## - employer’s hand-over ".repeat(220), 2],
])("of minutes: %s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
