import ical, { ICalEventTransparency, type ICalEventData } from "ical-generator";
import cells from "papaparse";
import { lawTools } from "virtual:labels";
import {
  calendarAt,
  CHANGES_ICS,
  DUE_DATES_CSV,
  type LawCalendar,
} from "#app/law/collections/calendars.server.ts";
import {
  calendarMonths,
  datesIn,
  duties,
  type DueDate,
} from "#app/law/collections/duties.server.ts";
import { dutyPath } from "#app/law/addresses.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { citationsText } from "#app/law/collections/instruments.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { site } from "#app/collections/site.server.ts";
import { formatDay, formatMonth, weekdayOf } from "#app/lib/days.ts";
import { dueDates } from "#app/law/collections/due-dates.ts";
import { fill } from "#app/lib/fill.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { changeItem } from "./law-feed.xml.ts";
import { respond } from "#app/feeds/respond.ts";

/** Midnight UTC: with a local midnight, the library writes the previous day in time zones east of Greenwich. */
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

const HOUR = 3600;

function calendarDates(of: LawCalendar["duties"]): DueDate[] {
  const months = calendarMonths();
  return datesIn(months[0]!, months.at(-1), of);
}

const whoOf = ({ duty }: DueDate): string => duty.reach.map(({ who }) => who).join("; ");

const titleOf = ({ duty, period }: DueDate): string =>
  period ? `${duty.title}, ${fill(lawTools.forMonth, { month: formatMonth(period) })}` : duty.title;

const checkOf = ({ duty }: DueDate): string =>
  `${lawTools.bases[basisOf(duty)]}. ${fill(lawTools.checkedOn, { date: formatDay(duty.checked.on) })}`;

function descriptionOf(date: DueDate): string {
  const { form, when, note, instruments } = date.duty;
  const lines: [string, string | undefined][] = [
    [lawTools.who, whoOf(date)],
    [lawTools.form, form],
    [lawTools.when, when],
    [lawTools.note, note],
    [lawTools.written, citationsText(instruments)],
  ];
  return [
    ...lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])),
    checkOf(date),
  ].join("\n");
}

/** An identity that stays when an occurrence's day is corrected: programs then move it instead of adding one. */
function identityOf({ duty: { id, due }, date }: DueDate): string {
  const month = date.slice(0, 7);
  const place = dueDates(due, `${month}-01`, date).length;
  const when = "once" in due ? "once" : place > 1 ? `${month}-${place}` : month;
  return `${id}-${when}@${new URL(site().url).host}`;
}

const placeName = (state?: string): string => state ?? lawTools.centre;

const calendarName = ({ state, about: subject = lawTools.allSubjects }: LawCalendar): string =>
  fill(lawTools.calendarName, { firm: site().name, place: placeName(state), subject });

/** The library does not escape these texts, and a line break would begin a new line of the file. */
const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

/** A calendar of whole-day events that do not block time. @param path without base path */
function ics(name: string, path: string, events: ICalEventData[]): string {
  const document = ical({
    name: inOneLine(name),
    prodId: { company: inOneLine(site().name), product: "compliance-calendar", language: "EN" },
    ttl: 12 * HOUR,
    url: absoluteUrl(path),
  });
  for (const event of events)
    document.createEvent({
      ...event,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  // Every line ends with CRLF, the last one too (RFC 5545, section 3.1).
  return `${document.toString()}\r\n`;
}

const icsOf = (calendar: LawCalendar): string =>
  ics(
    calendarName(calendar),
    calendar.path,
    calendarDates(calendar.duties).map((date) => ({
      id: identityOf(date),
      start: utc(date.date),
      stamp: utc(date.duty.checked.on),
      summary: titleOf(date),
      description: descriptionOf(date),
      url: absoluteUrl(dutyPath(date.duty.id)),
    })),
  );

const changesIcs = (): string =>
  ics(
    `${site().name}: ${lawTools.changesCalendar}`,
    CHANGES_ICS,
    lawChanges().map((change) => {
      const { id, title: summary, text: description, url } = changeItem(change);
      const start = utc(change.isOld ? change.on : change.day);
      return { id, start, stamp: utc(change.on), summary, description, url };
    }),
  );

/** Spreadsheet programs recognise UTF-8 only by this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

function csv(): string {
  const { date, weekday, duty, who, form, when, place, written, checked } = lawTools;
  const head = [date, weekday, duty, who, form, when, place, written, checked];
  const rows = calendarDates(duties()).map((due) => [
    due.date,
    weekdayOf(due.date),
    titleOf(due),
    whoOf(due),
    due.duty.form ?? "",
    due.duty.when,
    placeName(due.duty.state),
    citationsText(due.duty.instruments),
    checkOf(due),
  ]);
  // `escapeFormulae` puts an apostrophe before texts that spreadsheets would take for formulas.
  return `${BYTE_ORDER_MARK}${cells.unparse([head, ...rows], { escapeFormulae: true })}\r\n`;
}

/** Answers with a calendar, a single duty's calendar, or the table of all dates. */
export function loader({ params }: { params: { document?: string } }): Response {
  const path = `/calendar/${params.document}`;
  if (path === DUE_DATES_CSV) return respond(csv(), "text/csv");
  const document = path === CHANGES_ICS ? changesIcs() : icsOf(calendarAt(path));
  return respond(document, "text/calendar");
}
