import { expect, test } from "vitest";
import { readPay } from "./pay.ts";

test.each([
  ["12 LPA", "year", 120_000_000],
  ["Rs. 50,000/- p.m. ", "month", 5_000_000],
  ["50k per month", "month", 5_000_000],
  ["1,200/day", "day", 120_000],
  ["50,000", undefined, 5_000_000],
] as const)("%s for a %s", (text, per, value) => {
  expect(readPay(text, per)).toEqual({ value });
});

test.each(["month", undefined] as const)("an amount for a year is none for %s", (per) => {
  expect(readPay("7 lakh p.a.", per)).toBe("period");
});
