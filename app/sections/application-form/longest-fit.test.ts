import fc from "fast-check";
import { expect, test } from "vitest";
import { longestFit } from "./longest-fit.ts";

const atMost = (length: number) => (text: string) => text.length <= length;

test("cuts a very long word, and never a code point in half", () => {
  expect(longestFit("x".repeat(20), atMost(7))).toBe("x".repeat(7));
  expect(longestFit(`of ${"x".repeat(20)}`, atMost(12))).toBe(`of ${"x".repeat(9)}`);
  expect(longestFit("😀😀😀", atMost(3))).toBe("😀");
});

test("returns nothing where nothing fits", () => {
  expect(longestFit("one", () => false)).toBe("");
});

test("is a beginning that fits, and no word more would have fitted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 9 }).filter((word) => !/\s/.test(word))),
      fc.nat(60),
      (words, room) => {
        const text = words.join(" ");
        const part = longestFit(text, atMost(room));
        expect(text.startsWith(part)).toBe(true);
        expect(part.length).toBeLessThanOrEqual(room);
        const nextWord = text.slice(part.length).match(/^\s*\S+/)?.[0] ?? "";
        if (nextWord) expect(part.length + nextWord.length).toBeGreaterThan(room);
      },
    ),
  );
});
