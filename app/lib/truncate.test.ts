import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test("leaves a text of exactly the length alone", () => {
  expect(truncate("a".repeat(99), 100)).toBe("a".repeat(99));
  expect(truncate("a".repeat(100), 100)).toBe("a".repeat(100));
});

test("cuts a longer text and marks the cut", () => {
  expect(truncate("a".repeat(101), 100)).toBe(`${"a".repeat(100)}…`);
});

test.each(["😀", "👨‍👩‍👧", "षि"])("%s at the edge stays whole", (last) => {
  expect(truncate(`${"a".repeat(99)}${last}b`, 100)).toBe(`${"a".repeat(99)}${last}…`);
});
