/** Money as whole paise, so that no sum depends on binary fractions. */
import { twoDigits } from "./days.ts";
import { plainDigits, readNumber, type NumberFault } from "./written-number.ts";

export type Fraction = readonly [number, number];

export type Rounding = "nearest" | "up" | "down";

/** In paise: an estimate is of whole rupees. */
export const RUPEE = 100;

/** More than a hundred crore rupees is taken for a typing mistake. */
export const MOST_PAISE = 100_000_000_000;

/**
 * A fraction of an amount.
 * @param unit what it is rounded to, in paise: 1, 100 for whole rupees, 1000 for tens
 */
export function portion(
  paise: number,
  [numerator, denominator]: Fraction,
  unit = 1,
  rounding: Rounding = "nearest",
): number {
  const divisor = BigInt(denominator) * BigInt(unit);
  const product = BigInt(paise) * BigInt(numerator);
  const added = { nearest: divisor / 2n, up: divisor - 1n, down: 0n }[rounding];
  return Number((product + added) / divisor) * unit;
}

/**
 * Reads an amount as people write it: `₹12,34,567.50`, `50000`, `Rs. 50,000/- only`, `5 lakh INR`.
 * @returns paise, or why it is none; `most` where it is more than any amount here
 */
export function readRupees(text: string): { value: number } | NumberFault | "most" {
  const sum = plainDigits(text)
    .replace(/^(?:₹|R[se]\.?|INR|Rupees?|र[ुू]\.?)\s*:?\s*/i, "")
    .replace(/(?:\s*(?:\/[-=]|₹|Rs\.?|INR|Rupees?|रुप(?:ये|ए)|only))+\.?$/i, "");
  const read = readNumber(sum, 2);
  // So many digits, even before they are grouped, are an amount all the same.
  if (read === "none" && /^\d[\d,\s.]{11,}$/.test(sum)) return "most";
  return typeof read === "object" && read.value > MOST_PAISE ? "most" : read;
}

/** Groups digits the Indian way: 1234567 is `12,34,567`. A browser's first number format takes a slow phone 40 ms. */
export const groupDigits = (whole: number): string =>
  `${whole}`.replace(/\d(?=(?:\d\d)+\d$)/g, "$&,");

/** Writes an amount: `₹12,34,567`, with paise where there are any; less than nothing is `−₹1.50`. */
export function formatRupees(paise: number): string {
  if (paise < 0) return `−${formatRupees(-paise)}`;
  const rest = paise % 100;
  return `₹${groupDigits((paise - rest) / 100)}${rest ? `.${twoDigits(rest)}` : ""}`;
}
