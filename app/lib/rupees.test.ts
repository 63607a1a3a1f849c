import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees, MOST_PAISE, portion, readRupees } from "./rupees.ts";

test("amounts are grouped the Indian way, paise only where there are any", () => {
  const written = [0, 100, 99_900, 1_234_567_00, 15_230_769, 5, 100_000_00].map(formatRupees);
  expect(written).toEqual(["₹0", "₹1", "₹999", "₹12,34,567", "₹1,52,307.69", "₹0.05", "₹1,00,000"]);
});

test("an amount below nothing keeps its sign before the whole of it", () => {
  expect([-150, -1, -100_000_00].map(formatRupees)).toEqual(["−₹1.50", "−₹0.01", "−₹1,00,000"]);
});

test("amounts are read as people write them", () => {
  for (const text of ["1234567", "12,34,567", "₹ 12,34,567.00", "Rs. 1234567", " 1 234 567 "])
    expect(readRupees(text), text).toBe(123_456_700);
  for (const text of [
    "₹50,000/-",
    "INR 50000",
    "Rs. 50,000",
    "Rs.50,000/-",
    "50000 /-",
    "inr50,000",
  ])
    expect(readRupees(text), text).toBe(5_000_000);
  expect(readRupees("0.5")).toBe(50);
});

test("what is no amount is refused", () => {
  for (const text of [
    "",
    "-1",
    "1e5",
    "1.234",
    "abc",
    "12,",
    "/-",
    "12/5",
    "₹",
    "₹ INR 12",
    "12,5",
    "1,2,3",
    "1,2345",
    "NaN",
    "Infinity",
    "0x10",
    "१२",
    "<b>1",
    "9".repeat(400),
  ])
    expect(readRupees(text), text).toBeUndefined();
});

test("what is written can be read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_PAISE }), (paise) => {
      expect(readRupees(formatRupees(paise))).toBe(paise);
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
