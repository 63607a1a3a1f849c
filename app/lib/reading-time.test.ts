import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  ["nothing is read in one", "", 1],
  ["220 words are read in one", "word ".repeat(220 * 4), 4],
  ["a word of an Indian script is one, whatever vowel signs it has", "अधिनियम ".repeat(220 * 4), 4],
  ["apostrophes and hyphens part no words", "## - employer’s hand-over ".repeat(220), 2],
])("of minutes: %s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
