import { expect, test } from "vitest";
import { closestWord } from "./closest-word.ts";

test.each([
  ["dat", "date"],
  ["tilte", "title"],
  ["/servces/due-diligence", "/services/due-diligence"],
])("%s was meant to be %s", (word, meant) => {
  expect(closestWord(word, ["author", "date", "title", "/services/due-diligence"])).toBe(meant);
});

test("the nearer of two candidates wins", () => {
  expect(closestWord("/teame", ["/terms", "/team"])).toBe("/team");
});

test("a word that resembles none has no candidate", () => {
  expect(closestWord("colour", ["author", "date"])).toBeUndefined();
  expect(closestWord("date", [])).toBeUndefined();
});
