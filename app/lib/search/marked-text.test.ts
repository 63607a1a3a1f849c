import { expect, test } from "vitest";
import { foundPieces } from "./found-pieces.ts";
import { excerptOf, markedPieces, type TextPiece } from "./marked-text.ts";
import { phrasesOf } from "./search-index.ts";

const shown = (pieces: TextPiece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test.each([
  ["Provident funds, paid monthly", ["provident", "fund"], "[Provident] [funds], paid monthly"],
  ["Wages up to ₹21,000 a month", ["21000"], "Wages up to ₹[21,000] a month"],
  ["section 43B(h) applies", ["43bh"], "section [43B(h)] applies"],
  ["The firm’s Café", ["cafe", "firm"], "The [firm’s] [Café]"],
  ["Start-up pay", ["startup"], "[Start-up] pay"],
  ["ग्रेच्युटी की गणना", ["ग्रेच्युटी"], "[ग्रेच्युटी] की गणना"],
  ["none of them", ["pay"], "none of them"],
  ["Lay off in May, set off in June", ["layoff", "lay off"], "[Lay off] in May, set off in June"],
  ["In-hand pay, in full", ["in hand", "pay"], "[In-hand] [pay], in full"],
])("%s", (text, words, expected) => {
  expect(shown(markedPieces(text, phrasesOf([words])))).toBe(expected);
});

test.each([
  ["cafe", "The Café, the Cafe\u0301s", "The [Café], the [Cafe\u0301]s"],
  ["Don't", "They don’t", "They [don’t]"],
  ["24 q", "Form 24\u00A0 Q", "Form [24\u00A0 Q]"],
  ["(", "Wages (basic)", "Wages [(]basic)"],
  ["offi", "Post oﬃces", "Post [oﬃ]ces"],
  ["e", "Free", "Fr[ee]"],
  ["व", "वेतन", "[वे]तन"],
  ["pay", "Wages", "Wages"],
  ["", "Wages", "Wages"],
])("%j as typed is found in %s", (typed, text, expected) => {
  expect(shown(foundPieces(text, typed))).toBe(expected);
});

const TEXT =
  "The first sentence says little. The second one names gratuity and wages. A third ends it.";

test.each([
  [["gratuity"], 50, "The second one names gratuity and wages."],
  [["gratuity"], 80, "The second one names gratuity and wages. A third ends it."],
  [["nothing"], 40, "The first sentence says little."],
  [["gratuity"], 200, TEXT],
])("an excerpt is the sentence with most of %s, in %i characters", (words, longest, excerpt) => {
  expect(excerptOf(TEXT, phrasesOf([words]), longest)).toBe(excerpt);
});
