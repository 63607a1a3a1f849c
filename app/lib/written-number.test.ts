import { expect, test } from "vitest";
import { readNumber } from "./written-number.ts";

test.each([
  ["1234567", 123_456_700],
  ["12,34,567.00", 123_456_700],
  ["100,000", 10_000_000],
  [" 1 234 567 ", 123_456_700],
  ["1\u00A0234\u2009567", 123_456_700],
  ["50k", 5_000_000],
  ["5 lakh", 50_000_000],
  ["5L", 50_000_000],
  ["1.5 crore", 1_500_000_000],
  ["0.5 Cr", 500_000_000],
  ["५००००", 5_000_000],
  ["১০০০", 100_000],
  ["೫೦,೦೦೦", 5_000_000],
  ["５０００", 500_000],
  ["50000\u200B", 5_000_000],
  ["\u200F50000", 5_000_000],
  ["1, 00, 000", 10_000_000],
  [".5", 50],
  ["5.", 500],
  ["7.25 cr.", 7_250_000_000],
  ["1.125 lacs", 11_250_000],
  ["५ लाख", 50_000_000],
  ["1.5 करोड़", 1_500_000_000],
  ["٥٠٬٠٠٠٫٥", 5_000_050],
  ["50,000,", 5_000_000],
])("%j is read as %i paise", (text, value) => {
  expect(readNumber(text, 2)).toEqual({ value });
});

test.each([
  ["310.25", 1, "decimals"],
  ["14.5", 0, "decimals"],
  ["50000.555", 2, "decimals"],
  ["1.234567891 lakh", 2, "decimals"],
  ["1.00.000", 2, "groups"],
  ["50.000", 2, "groups"],
  ["5.000", 0, "groups"],
  ["50.000,50", 2, "groups"],
  ["1e2", 0, "none"],
  ["-1", 2, "none"],
  ["12,5", 2, "groups"],
  ["1,2,3", 2, "groups"],
  ["1,5 lakh", 2, "groups"],
  ["1'20'000", 2, "groups"],
  ["50 000,00", 2, "groups"],
  ["50%", 2, "none"],
  ["lakh", 2, "none"],
  ["50000²", 2, "none"],
  ["12, 5", 2, "groups"],
  ["0x10", 2, "none"],
  ["", 2, "none"],
  ["9".repeat(400), 2, "none"],
])("%j with %i decimals is refused: %s", (text, decimals, fault) => {
  expect(readNumber(text, decimals)).toBe(fault);
});

test("noughts behind the point leave a number whole", () => {
  expect(readNumber("14.0", 0)).toEqual({ value: 14 });
});
