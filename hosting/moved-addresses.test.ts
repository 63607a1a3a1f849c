import { expect, test } from "vitest";
import { checkMoved, movedProblems } from "./moved-addresses.ts";

const addresses = ["/", "/who-are-we", "/team"];

test("old addresses that lead to pages are fine, with or without a fragment", () => {
  const moved = [
    { from: "/who-we-are", to: "/who-are-we" },
    { from: "/people", to: "/team#partners" },
  ];
  expect(movedProblems(moved, addresses)).toEqual([]);
  expect(() => checkMoved(moved, addresses)).not.toThrow();
});

test.each([
  [
    "a loop",
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ],
    /\/a leads to \/b, which has moved/,
  ],
  ["a loop of one", [{ from: "/a", to: "/a" }], /\/a leads to \/a, which has moved/],
  [
    "a chain",
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/team" },
    ],
    /\/a leads to \/b, which has moved/,
  ],
  [
    "a target that is no page",
    [{ from: "/a", to: "/nope" }],
    /\/a leads to \/nope, which is no page/,
  ],
  ["a page as the source", [{ from: "/team", to: "/" }], /\/team is a page/],
  [
    "a source listed twice",
    [
      { from: "/a", to: "/" },
      { from: "/a", to: "/team" },
    ],
    /\/a is listed twice/,
  ],
])("%s is refused", (_, moved, message) => {
  expect(() => checkMoved(moved, addresses)).toThrow(message);
});
