import { expect, test } from "vitest";
import { matchingTitle } from "./title-match.ts";

const titles = ["Marketing Intern", "Business Development Intern", "Marketing Executive", "Intern"];

test("takes the first title that contains the text, whatever its case", () => {
  expect(matchingTitle("executive", titles)).toBe("Marketing Executive");
  expect(matchingTitle("MARKETING", titles)).toBe("Marketing Intern");
  expect(matchingTitle("  development ", titles)).toBe("Business Development Intern");
});

test("prefers the very title to an earlier one that contains it", () => {
  expect(matchingTitle("intern", titles)).toBe("Intern");
});

test("takes nothing for an empty or an unknown text", () => {
  for (const asked of [
    "",
    "   ",
    "zzz",
    ".*",
    "(",
    "[a-z]",
    "<img onerror=alert(1)>",
    "x".repeat(10_000),
  ])
    expect(matchingTitle(asked, titles)).toBeUndefined();
});
