import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["Dr. Rao’s team answered within a day. We stayed.", "Dr. Rao’s team answered within a day."],
  ["We had nine registers before. Now we have one.", "We had nine registers before."],
  ["Only one.", "Only one."],
  ["", ""],
])("of %j it is %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
