import type { calculators } from "virtual:labels";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import type { RateValue } from "#app/law/rates.ts";
import { formatDay, twoDigits, weekdayOf } from "#app/lib/days.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { keepTogether } from "#app/lib/keep-together.ts";
import { formatRupees, groupDigits, RUPEE, type Fraction } from "#app/lib/rupees.ts";

type Labels = Pick<typeof calculators, "day" | "period" | "years" | "months" | "days" | "above">;

/** Hundredths as a decimal number without trailing zeros. */
const hundredths = (value: number): string =>
  `${groupDigits(Math.floor(value / 100))}${value % 100 ? `.${twoDigits(value % 100).replace(/0$/, "")}` : ""}`;

/** In per cent where that is exact, else as a fraction. */
const writtenShare = ([part, whole]: Fraction): string =>
  10_000 % whole === 0 ? `${hundredths((part * 10_000) / whole)}%` : `${part}/${whole}`;

/** Formats figures with a site's labels. */
export function valueFormats(labels: Labels) {
  /** A day in words with its weekday, so that a date on a Sunday shows as one. */
  const writtenDay = (day: string): string =>
    fill(labels.day, { weekday: weekdayOf(day), day: formatDay(day).replace(" ", "\u00A0") });

  function written(value: Shown): string {
    if ("money" in value) return formatRupees(value.money);
    if ("count" in value) return groupDigits(value.count);
    if ("tenths" in value) return hundredths(value.tenths * 10);
    if ("percent" in value) return `${hundredths(value.percent)}%`;
    if ("day" in value) return writtenDay(value.day);
    const { years, months, days } = value.period;
    return fill(labels.period, {
      years: fillCount(labels.years, years, {}),
      months: fillCount(labels.months, months, {}),
      days: fillCount(labels.days, days, {}),
    });
  }

  /** An answer's figure: money in whole rupees. The working has the paise. */
  const rounded = (value: Shown): string =>
    written("money" in value ? { money: Math.round(value.money / RUPEE) * RUPEE } : value);

  const withFigures = (text: string, gaps: Record<string, Shown | undefined> | undefined): string =>
    keepTogether(
      fill<string>(
        text,
        Object.fromEntries(
          Object.entries(gaps ?? {}).map(([name, value]) => [name, value ? rounded(value) : ""]),
        ),
      ),
    );

  /** Formats a rate: an amount, a share, a number, or each part of a scale. */
  function writtenRate(value: RateValue): string[] {
    if ("amount" in value) return [formatRupees(value.amount)];
    if ("number" in value) return [groupDigits(value.number)];
    if ("share" in value) return [writtenShare(value.share)];
    return value.slabs.map(({ above, share }) =>
      fill(labels.above, { amount: formatRupees(above), share: writtenShare(share) }),
    );
  }

  return { writtenDay, written, rounded, withFigures, writtenRate };
}
