import { expect, test } from "vitest";
import { closestWord } from "./closest-word.ts";

test.each([
  ["dat", ["author", "date"], "date"],
  ["/servces/due-diligence", ["title", "/services/due-diligence"], "/services/due-diligence"],
  ["/teame", ["/terms", "/team"], "/team"],
  ["colour", ["author", "date"], undefined],
  ["date", [], undefined],
])("of %s among %j is meant %s", (word, words, meant) => {
  expect(closestWord(word, words)).toBe(meant);
});
