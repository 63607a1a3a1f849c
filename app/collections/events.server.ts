import { z } from "zod";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { cityOfZone, minutesOf, momentIn } from "#app/lib/shared-hours.ts";
import { entryFolder } from "./reader/entry-folder.server.ts";
import {
  clock,
  date,
  description,
  draft,
  line,
  outsideUrl,
  timeZone,
  title,
} from "./reader/fields.server.ts";
import { labels } from "./labels.server.ts";
import { firmsTimeZone, today } from "./reader/publication.server.ts";

const schema = z
  .strictObject({
    draft,
    title,
    description,
    day: date.describe("The day of the event, or its first day."),
    lastDay: date.optional().describe("Its last day, where it takes several."),
    from: clock.optional().describe("When it begins, for example 17:30."),
    to: clock.optional().describe("When it ends."),
    timeZone: timeZone.default(firmsTimeZone).describe("Whose clock: for example Europe/London."),
    place: line.optional().describe("Where it is, for example a hall and its city."),
    online: outsideUrl.optional().describe("Where one takes part from afar."),
    link: outsideUrl.optional().describe("Where one signs up."),
  })
  .refine(({ place, online }) => place ?? online, {
    path: ["place"],
    error: "An event has a place, or an address under `online`, or both",
  })
  .refine(({ day, lastDay = day }) => lastDay >= day, {
    path: ["lastDay"],
    error: "The last day lies before the first",
  })
  .refine(({ from, to }) => from !== undefined || to === undefined, {
    path: ["from"],
    error: "An event that ends at a time of day begins at one: write `from` too",
  })
  .refine(({ day, lastDay = day, from, to }) => !from || !to || lastDay > day || to > from, {
    path: ["to"],
    error: "The event ends before it begins; where it goes on past midnight, write `lastDay`",
  })
  .describe("An event; its text follows the fields.");

/** A day, with its time of day where that is known, as data formats write it. */
const moment = (day: string, time: string | undefined, zone: string): string =>
  time === undefined ? day : momentIn(zone, day, `${time}:00`);

/** Day and time as pages show them: `1 July 2027, 17:30 to 19:00, London time`. */
function inWords(day: string, lastDay: string, zone: string, from?: string, to?: string): string {
  const words = labels().events;
  const [first, last] = [formatDay(day), formatDay(lastDay)];
  const days = first === last ? first : fill(words.days, { first, last });
  if (from === undefined) return days;
  const clockName =
    zone === firmsTimeZone() ? words.homeClock : fill(words.clock, { city: cityOfZone(zone) });
  return [days, to ? fill(words.hours, { from, to }) : from, clockName].join(", ");
}

export const { all: events, kind: eventKind } = entryFolder("events", schema, {
  label: "Events",
  one: "event",
  extension: ".md",
  address: "/events/:event",
  more: ({ day, lastDay = day, from, to, timeZone: zone }) => ({
    lastDay,
    when: inWords(day, lastDay, zone, from, to),
    start: moment(day, from, zone),
    end: lastDay === day && !to ? undefined : moment(lastDay, to, zone),
  }),
  found: ({ description: summary, day, place = "", body }) => ({
    kind: "page",
    summary,
    text: `${place} ${markdownWords(body)}`,
    date: day,
  }),
});
export type FirmEvent = ReturnType<typeof events>[number];

const byStart = (a: FirmEvent, b: FirmEvent) =>
  minutesOf(a.from ?? "00:00") - minutesOf(b.from ?? "00:00");

/** The events that have not ended on the day of the build, the next one first. */
export const comingEvents = (): FirmEvent[] =>
  events()
    .filter(({ lastDay }) => lastDay >= today())
    .sort((a, b) => a.day.localeCompare(b.day) || byStart(a, b));

export const pastEvents = (): FirmEvent[] =>
  events()
    .filter(({ lastDay }) => lastDay < today())
    .sort((a, b) => b.day.localeCompare(a.day) || byStart(b, a));
