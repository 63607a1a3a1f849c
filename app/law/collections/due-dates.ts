import { addDays, addMonths, dayOfMonth } from "#app/lib/days.ts";
import type { Duty } from "./duties.server.ts";

type DueRule = Duty["due"];

const dayIn = (year: number, monthDay: string): string => {
  const [month, day] = monthDay.split("-");
  return dayOfMonth(year, Number(month), day === "last" ? "last" : Number(day));
};

const later = (day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string =>
  addDays(addMonths(day, months), days);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The dates of a rule for one calendar year, and for periods that begin in it. */
function datesFrom(rule: DueRule, year: number): string[] {
  if ("monthly" in rule)
    return MONTHS.map((month) => {
      const other = rule.except?.find((exception) => exception.month === month);
      return dayOfMonth(year, month, other?.day ?? rule.monthly);
    });
  if ("yearly" in rule) return rule.yearly.map((monthDay) => dayIn(year, monthDay));
  if ("after" in rule) return [later(dayIn(year, rule.after), rule)];
  return rule.once.startsWith(`${year}-`) ? [later(rule.once, rule)] : [];
}

/** More years than any period between an event and its due date. */
const YEARS_BEFORE = 10;

/** The dates of a duty between two ISO days, both included, in order. Dates on a Sunday are not moved. */
export function dueDates(rule: DueRule, from: string, to: string): string[] {
  const first = Number(from.slice(0, 4)) - YEARS_BEFORE;
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at);
  return years
    .flatMap((year) => datesFrom(rule, year))
    .filter((date) => date >= from && date <= to)
    .toSorted();
}
