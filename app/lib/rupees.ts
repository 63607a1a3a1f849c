/** Money as whole paise, which avoids the rounding errors of binary fractions. */
import { twoDigits } from "./days.ts";
import { plainDigits, readNumber, type NumberFault } from "./written-number.ts";

export type Fraction = readonly [number, number];

/** Paise in a rupee: estimates are rounded to it. */
export const RUPEE = 100;

/** A larger amount than a hundred crore rupees is taken for a typing error. */
export const MOST_PAISE = 100_000_000_000;

/** A fraction of an amount, rounded. @param unit of rounding, in paise: 1, 100 for rupees, 1000 for ten rupees */
export function portion(
  paise: number,
  [numerator, denominator]: Fraction,
  unit = 1,
  rounding: "nearest" | "up" | "down" = "nearest",
): number {
  const divisor = BigInt(denominator) * BigInt(unit);
  const product = BigInt(paise) * BigInt(numerator);
  const added = { nearest: divisor / 2n, up: divisor - 1n, down: 0n }[rounding];
  return Number((product + added) / divisor) * unit;
}

/**
 * Reads an amount as people write it: `₹12,34,567.50`, `50000`, `Rs. 50,000/- only`, `5 lakh INR`.
 * @returns paise, or why it is not valid; `most` if it is above `MOST_PAISE`
 */
export function readRupees(text: string): { value: number } | NumberFault | "most" {
  const sum = /^[\d,]+$/.test(text)
    ? text
    : plainDigits(text)
        .replace(/^(?:₹\.?|R[se]\.?|INR\.?|Rupees?|र[ुू]\.?)\s*:?\s*/i, "")
        .replace(/(?:\s*(?:\/[-=]|₹|Rs\.?|INR|Rupees?|रुप(?:ये|ए)|only))+\.?$/i, "");
  const read = readNumber(sum, 2);
  // A long run of digits is too large an amount, even if its grouping is wrong.
  if (read === "none" && /^\d[\d,\s.]{11,}$/.test(sum)) return "most";
  return typeof read === "object" && read.value > MOST_PAISE ? "most" : read;
}

/** Groups digits the Indian way: 1234567 is `12,34,567`. Creating an `Intl.NumberFormat` takes a slow phone 40 ms. */
export const groupDigits = (whole: number): string =>
  `${whole}`.replace(/\d(?=(?:\d\d)+\d$)/g, "$&,");

/** Formats paise: `₹12,34,567`, with paise if there are any; a negative amount is `−₹1.50`. */
export function formatRupees(paise: number): string {
  if (paise < 0) return `−${formatRupees(-paise)}`;
  const rest = paise % 100;
  return `₹${groupDigits((paise - rest) / 100)}${rest ? `.${twoDigits(rest)}` : ""}`;
}
