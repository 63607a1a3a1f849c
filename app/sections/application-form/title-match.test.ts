import { expect, test } from "vitest";
import { matchingTitle } from "./title-match.ts";

const titles = ["Marketing Intern", "Business Development Intern", "Marketing Executive", "Intern"];

test.each([
  ["executive", "Marketing Executive"],
  ["MARKETING", "Marketing Intern"],
  ["  development ", "Business Development Intern"],
  // An exact title comes before an earlier one that contains it.
  ["intern", "Intern"],
  ...["", "   ", "zzz", ".*", "(", "[a-z]", "<img onerror=alert(1)>"].map((none) => [none]),
])("%j asks for %s", (asked, title) => {
  expect(matchingTitle(asked!, titles)).toBe(title);
});
