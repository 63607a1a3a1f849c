import { LOCALE } from "./locale.ts";

/** A size in bytes as people read it: `240 kB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  const [amount, unit] = bytes < 1e6 ? [kilobytes, "kilobyte"] : [bytes / 1e6, "megabyte"];
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return amount.toLocaleString(LOCALE, { style: "unit", unit, maximumFractionDigits });
}
