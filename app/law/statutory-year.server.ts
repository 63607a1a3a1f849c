import { calendarMonths, datesIn, duties } from "./collections/duties.server.ts";
import { link } from "#app/lib/site-url.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { formatDay, formatMonth } from "#app/lib/date.ts";
import { fillCount, type Counted } from "#app/lib/fill.ts";
import type { StatutoryYearProps } from "#app/sections/statutory-year.tsx";

type Year = Omit<StatutoryYearProps, "heading" | "lead" | "more">;

const dayIn = (date: string): number => Number(date.slice(8));

/**
 * The due dates of twelve months, this one first; undefined where the site has no calendar.
 * @param counted how many dates a month has, in words
 */
export function statutoryYear(counted: Counted<never>): Year | undefined {
  const months = calendarMonths()
    .filter((month) => month >= today().slice(0, 7))
    .slice(0, 12);
  if (months.length === 0) return undefined;
  /** The day of each month on which a duty usually falls. */
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
    months: months.map((month) => {
      const dates = datesIn(month);
      const [name = "", year = ""] = formatMonth(`${month}-01`).split(" ");
      return {
        href: link(`/resources/compliance-calendar/${month}`),
        name,
        year,
        count: fillCount(counted, dates.length, {}),
        days: [...Map.groupBy(dates, ({ date }) => date)].map(([date, of]) => ({
          day: dayIn(date),
          duties: of.length,
          isPast: date < today(),
        })),
      };
    }),
    others: datesIn(months[0]!, months.at(-1))
      .filter(({ duty, date }) => usualDay.get(duty.id) !== dayIn(date))
      .map(({ duty, date }) => ({ day: formatDay(date), title: duty.title })),
    calendarHref: link("/resources/compliance-calendar"),
  };
}
