import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("counts 220 words a minute and never less than one minute", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("word ".repeat(220 * 4))).toBe(4);
});

test("a word of an Indian script is one word, whatever vowel signs it has", () => {
  expect(readingMinutes("अधिनियम ".repeat(220 * 4))).toBe(4);
});

test("counts words with apostrophes and hyphens once, and no Markdown signs", () => {
  expect(readingMinutes("## - employer’s hand-over ".repeat(220))).toBe(2);
});
