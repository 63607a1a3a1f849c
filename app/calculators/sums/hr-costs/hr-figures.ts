/** Ratios of the HR year. Percentages are in hundredths of a per cent. */

/** An estimate is of whole rupees, in paise. */
export const RUPEE = 100;

/** A part of a whole, in hundredths of a per cent, rounded to the nearest. */
const share = (part: number, whole: number): number => Math.round((part * 10_000) / whole);

/** Internal and external cost of recruiting, for each person hired. */
export const costPerHire = (internal: number, external: number, hires: number): number =>
  Math.round((internal + external) / hires / RUPEE) * RUPEE;

/** Who left in a number of months, as a share of the average head count, for a whole year. */
export const turnover = (leavers: number, averageHeads: number, months: number): number =>
  share(leavers * 12, averageHeads * months);

/** Days lost, as a share of the days that could be worked; both in the same unit. */
export const absenceRate = (daysLost: number, workableDays: number): number =>
  share(daysLost, workableDays);
