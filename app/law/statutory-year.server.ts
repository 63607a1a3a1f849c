import { CALENDAR } from "./addresses.server.ts";
import { calendarMonths, datesIn, duties } from "./collections/duties.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { dateOf, formatDay, formatMonth } from "#app/lib/days.ts";
import { fillCount, type Counted } from "#app/lib/fill.ts";
import type { StatutoryYearProps } from "#app/sections/statutory-year.tsx";

type Year = Omit<StatutoryYearProps, "heading" | "lead" | "more">;

/** @param month year-month, within the calendar */
export const monthHref = (month: string): string => link(`${CALENDAR}/${month}`);

/**
 * The months of the calendar from `first` on, with the days on which something is due.
 * @param first year-month
 * @param counted words for a month's number of dates
 */
export const monthsFrom = (first: string, counted: Counted<never>): Year["months"] =>
  calendarMonths()
    .filter((month) => month >= first)
    .map((month) => {
      const dates = datesIn(month);
      const [name = "", year = ""] = formatMonth(`${month}-01`).split(" ");
      return {
        href: monthHref(month),
        name,
        year,
        count: fillCount(counted, dates.length, {}),
        days: [...Map.groupBy(dates, ({ date }) => date)].map(([date, of]) => ({
          day: dateOf(date),
          duties: of.length,
          isPast: date < today(),
        })),
        today: today().startsWith(month) ? today() : undefined,
      };
    });

/** The due dates of twelve months from the present one; undefined on a site without a calendar. */
export function statutoryYear(counted: Counted<never>): Year | undefined {
  const now = today().slice(0, 7);
  const [first, ...others] = calendarMonths()
    .filter((month) => month >= now)
    .slice(0, 12);
  if (!first) return undefined;
  const usualDay = new Map(
    duties().flatMap(({ id, due }) =>
      "monthly" in due && due.monthly !== "last" ? [[id, due.monthly] as const] : [],
    ),
  );
  return {
    everyMonth: duties()
      .flatMap(({ id, title }) => {
        const day = usualDay.get(id);
        return day ? [{ day: `${day}`, title }] : [];
      })
      .toSorted((a, b) => Number(a.day) - Number(b.day)),
    months: monthsFrom(first, counted).slice(0, 12),
    others: datesIn(first, others.at(-1))
      .filter(({ duty, date }) => usualDay.get(duty.id) !== dateOf(date))
      .map(({ duty, date }) => ({ day: formatDay(date), title: duty.title })),
    calendarHref: link(CALENDAR),
  };
}
