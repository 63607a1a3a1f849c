import { lawTools } from "virtual:labels";
import { endOf, today } from "#app/collections/reader/publication.server.ts";
import { CALENDAR } from "#app/law/addresses.server.ts";
import { DUE_DATES_CSV, lawCalendars } from "#app/law/collections/calendars.server.ts";
import {
  calendarMonths,
  datesIn,
  duties,
  dutyStates,
  endOfMonth,
  MONTHS_AHEAD,
  type Duty,
  type DueDate,
} from "#app/law/collections/duties.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import type { DueSheetProps } from "#app/law/sections/due-sheet.tsx";
import { monthHref, monthsFrom } from "#app/law/statutory-year.server.ts";
import { addressWord } from "#app/lib/address/address-word.ts";
import { addDays, dateOf, formatMonth, weekdayNumber } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl, link } from "#app/lib/address/site-url.ts";
import { dueEntry, jurisdictionOf } from "./law-entries.server.ts";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** The numbers of employees at which duties begin or end, in order, from 0. */
function sizes(): number[] {
  const lines = duties().flatMap(({ reach }) => reach);
  const all = lines.flatMap(({ heads = 0, headsBelow = 0 }) => [heads, headsBelow]);
  return [...new Set([0, ...all])].toSorted((a, b) => a - b);
}

/** The values that filters compare: subject, place, and every size of employer that the duty may apply to. */
const valuesOf = (duty: Duty) => ({
  topic: duty.subject,
  state: addressWord(jurisdictionOf(duty)),
  people: sizes()
    .filter((size) =>
      duty.reach.some(({ heads = 0, headsBelow = Infinity }) => heads <= size && size < headsBelow),
    )
    .join(" "),
});

/** A date of the calendar as a row with its filters' values. @param id of the row @param next dates to come */
export const dueRow = (date: DueDate, id: string, next?: DueDate[]) => ({
  ...dueEntry(date, id, next),
  short: date.duty.short,
  values: valuesOf(date.duty),
});

function sizeChoices() {
  const all = sizes();
  return all.map((from, index) => {
    const next = all[index + 1];
    const words =
      next === undefined
        ? fill(lawTools.peopleFrom, { from })
        : from === 0
          ? fill(lawTools.peopleBelow, { to: next })
          : fill(lawTools.peopleBetween, { from, to: next - 1 });
    return { value: `${from}`, label: words };
  });
}

const placeChoice = (place: string, label = place) => ({ value: addressWord(place), label });

/** The label of a state's filter says that the list is then the state's alone: central law applies there too. */
const stateChoice = (state: string) => placeChoice(state, fill(lawTools.stateOnly, { state }));

/** The calendars for subscription: those of all subjects first. */
export const subscriptions = () =>
  lawCalendars()
    .toSorted((a, b) => Number(a.about !== undefined) - Number(b.about !== undefined))
    .map(({ path, state, about }) => ({
      name: [state ?? lawTools.centre, about ?? lawTools.allSubjects].join(", "),
      webcal: absoluteUrl(path).replace(/^https?:/, "webcal:"),
      https: link(path),
    }));

/** The days of a month in whole weeks from Monday; days of other months are undefined. */
function daysOf(month: string): (string | undefined)[] {
  const before = (weekdayNumber(`${month}-01`) + 6) % 7;
  const weeks = Math.ceil((before + dateOf(endOfMonth(month))) / 7);
  return Array.from({ length: weeks * 7 }, (_, place) =>
    addDays(`${month}-01`, place - before),
  ).map((day) => (day.startsWith(month) ? day : undefined));
}

/** The months of the ruler: from the present one, or from the open one if that is past. */
export function rulerMonths(open?: string) {
  const now = today().slice(0, 7);
  return monthsFrom(open && open < now ? open : now, lawTools.dates).slice(0, MONTHS_AHEAD);
}

/**
 * The props of a month of the calendar: the ruler of all months, and the open month as a sheet of days.
 * @param idOf the id of a date's row, for fragments
 * @param isPresent whether the page shows the present month: read later, it leads to the month that is present then
 */
export function dueSheet(
  month: string,
  idOf: (date: DueDate) => string,
  isPresent: boolean,
): DueSheetProps {
  const { calendar } = lawWords();
  const months = calendarMonths();
  const at = months.indexOf(month);
  const way = (of: string) => ({
    href: monthHref(of),
    label: formatMonth(`${of}-01`),
    until: endOf(endOfMonth(of)),
  });
  const used = new Set(duties().map(({ subject }) => subject));
  const daysIn = (of = "") => [...Map.groupBy(datesIn(of), ({ date }) => date)];
  const days = daysIn(month);
  // A month with hardly a day to come goes on with the next one.
  const left = days.filter(([date]) => date >= today()).length;
  const following = isPresent && left < 3 ? daysIn(months[at + 1]).slice(0, 2) : [];
  return {
    href: at < 0 ? link(CALENDAR) : monthHref(month),
    title: formatMonth(`${month}-01`),
    none: calendar.month.none,
    before: months.slice(Math.max(at - 1, 0), Math.max(at, 0)).map(way),
    after: months.slice(at + 1, isPresent ? undefined : at + 2).map(way),
    subjects: lawSubjects()
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ value: id, label: name })),
    places:
      dutyStates().length > 0
        ? [placeChoice(lawTools.centre), ...dutyStates().map(stateChoice)]
        : [],
    sizes: sizeChoices(),
    table: { href: link(DUE_DATES_CSV), label: calendar.table },
    months: rulerMonths(month),
    cells: daysOf(month),
    days: [...days, ...following].map(([date, of]) => ({
      date,
      entries: of.map((found) => dueRow(found, idOf(found))),
    })),
  };
}
