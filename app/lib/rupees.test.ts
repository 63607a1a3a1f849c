import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees, MOST_PAISE, portion, readRupees } from "./rupees.ts";

test("amounts are grouped the Indian way, with paise where there are any and their sign before all", () => {
  const written = [0, 100, 99_900, 1_234_567_00, 15_230_769, -1, -100_000_00].map(formatRupees);
  expect(written).toEqual([
    "₹0",
    "₹1",
    "₹999",
    "₹12,34,567",
    "₹1,52,307.69",
    "−₹0.01",
    "−₹1,00,000",
  ]);
});

test.each([
  ["₹50,000/-", 5_000_000],
  ["INR 50000", 5_000_000],
  ["₹.50000", 5_000_000],
  ["₹2 lakh 50 thousand only", 25_000_000],
  ["Rs. 50,000", 5_000_000],
  ["Rs.50,000/-", 5_000_000],
  ["50000 /-", 5_000_000],
  ["inr 5 lakh", 50_000_000],
  ["50,000 INR", 5_000_000],
  ["Rupees 5 lakh", 50_000_000],
  ["\u200E₹\u200E50,000", 5_000_000],
  ["₨ 50,000", 5_000_000],
  ["Rs. 50,000/- only.", 5_000_000],
  ["Rs: 50,000", 5_000_000],
  ["रु. ५०,००० रुपये", 5_000_000],
])("%s is an amount", (text, value) => {
  expect(readRupees(text)).toEqual({ value });
});

test.each([
  ["", "none"],
  ["/-", "none"],
  ["12/5", "none"],
  ["₹50,000¹", "none"],
  ["₹ INR 12", "none"],
  ["99999999999", "most"],
  ["101 crore", "most"],
  ["9".repeat(40), "most"],
])("%j is refused: %s", (text, fault) => {
  expect(readRupees(text)).toBe(fault);
});

test("what is written can be read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_PAISE }), (paise) => {
      expect(readRupees(formatRupees(paise))).toEqual({ value: paise });
    }),
  );
});

test("a portion is exact and rounded as asked", () => {
  expect(portion(100, [1, 3])).toBe(33);
  expect(portion(100, [1, 8])).toBe(13);
  expect(portion(1_500_000, [833, 10_000], 100)).toBe(125_000);
  expect(portion(1_500_000, [75, 10_000], 100, "up")).toBe(11_300);
  expect(portion(MOST_PAISE, [1_000_000_007, 1_000_000_007])).toBe(MOST_PAISE);
});
