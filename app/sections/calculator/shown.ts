import { calculators as labels } from "virtual:labels";
import type { Shown } from "#app/calculators/calculator.ts";
import type { RateValue } from "#app/calculators/rates.ts";
import { formatDay } from "#app/lib/date.ts";
import { weekdayOf } from "#app/lib/days.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { formatRupees, groupDigits, type Fraction } from "#app/lib/rupees.ts";

/** Hundredths as a decimal number without needless zeros. */
const hundredths = (value: number): string =>
  `${groupDigits(Math.floor(value / 100))}${value % 100 ? `.${`${value % 100}`.padStart(2, "0").replace(/0$/, "")}` : ""}`;

/** A day in words, with its weekday: a date that falls on a Sunday shows it. */
export const writtenDay = (day: string): string =>
  fill(labels.day, { weekday: weekdayOf(day), day: formatDay(day) });

/** Writes a figure. */
export function written(value: Shown): string {
  if ("money" in value) return formatRupees(value.money);
  if ("count" in value) return groupDigits(value.count);
  if ("percent" in value) return `${hundredths(value.percent)} %`;
  if ("day" in value) return writtenDay(value.day);
  const { years, months, days } = value.period;
  return fill(labels.period, {
    years: fillCount(labels.years, years, {}),
    months: fillCount(labels.months, months, {}),
    days: fillCount(labels.days, days, {}),
  });
}

/** Fills the gaps of a calculator's words. */
export const withFigures = (
  text: string,
  gaps: Record<string, Shown | undefined> | undefined,
): string =>
  fill<string>(
    text,
    Object.fromEntries(
      Object.entries(gaps ?? {}).map(([name, value]) => [name, value ? written(value) : ""]),
    ),
  );

/** Per cent where that says it exactly, else the fraction itself. */
const writtenShare = ([part, whole]: Fraction): string =>
  10_000 % whole === 0 ? `${hundredths((part * 10_000) / whole)} %` : `${part}/${whole}`;

/** Writes a rate: an amount, a share, a number, or each part of a scale. */
export function writtenRate(value: RateValue): string[] {
  if ("amount" in value) return [formatRupees(value.amount)];
  if ("number" in value) return [groupDigits(value.number)];
  if ("share" in value) return [writtenShare(value.share)];
  return value.slabs.map(({ above, share }) =>
    fill(labels.above, { amount: formatRupees(above), share: writtenShare(share) }),
  );
}
