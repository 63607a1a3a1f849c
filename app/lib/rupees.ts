/** Money as whole paise, so that no sum depends on binary fractions. */

/** A numerator and a denominator. */
export type Fraction = readonly [number, number];

export type Rounding = "nearest" | "up" | "down";

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

/** Takes out the signs between groups of digits. A comma that groups none stays: 12,5 is a slip, not 125. */
export const withoutGroups = (text: string): string =>
  text.replace(/(?<=\d)[,\s](?=(?:\d{2,3}[,\s])*\d{3}(?!\d))/g, "");

/**
 * Reads an amount as people write it: `₹12,34,567.50`, `50000`, `Rs. 50,000/-`, `INR 50000`.
 * @returns paise; undefined where it is none
 */
export function readRupees(text: string): number | undefined {
  const sum = text.trim().replace(/^(?:₹|Rs\.?|INR)\s*/i, "");
  const plain = withoutGroups(sum.replace(/\s*\/-$/, ""));
  const [, rupees = "", paise = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (rupees === "") return undefined;
  const value = Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
  return value <= MOST_PAISE ? value : undefined;
}

/** Groups digits the Indian way: 1234567 is `12,34,567`. */
export const groupDigits = (whole: number): string =>
  `${whole}`.replace(/\d(?=(?:\d\d)+\d$)/g, "$&,");

/** Writes an amount: `₹12,34,567`, with paise where there are any; less than nothing is `−₹1.50`. */
export function formatRupees(paise: number): string {
  if (paise < 0) return `−${formatRupees(-paise)}`;
  const rest = paise % 100;
  return `₹${groupDigits((paise - rest) / 100)}${rest ? `.${`${rest}`.padStart(2, "0")}` : ""}`;
}
