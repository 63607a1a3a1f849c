import { today } from "#app/collections/reader/publication.server.ts";
import { regions, type Place } from "#app/collections/regions.server.ts";
import { eitherOf } from "#app/lib/text.ts";
import { link } from "#app/lib/address/site-url.ts";
import { clockDistances, offsetAt, sharedHours, type Span } from "#app/lib/shared-hours.ts";
import type { ChartPlace } from "#app/sections/hours-chart.tsx";

/** A UTC offset in words: `UTC+5:30`, or both offsets of a zone with daylight saving time. */
function offsetInWords(zone: string, year: number): string {
  const written = clockDistances("UTC", zone, year).map((minutes) => {
    const size = Math.abs(minutes);
    const part = size % 60 === 0 ? "" : `:${size % 60}`;
    return `UTC${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${part}`;
  });
  return eitherOf(written);
}

/** A place of the chart with its longitude, and the minutes shared with the head office on the day of the build. */
type WorldPlace = Required<Pick<ChartPlace, "region">> &
  ChartPlace & { longitude: number; sharedMinutes: number };

const byClock = (places: Place[]): Place[][] => [
  ...Map.groupBy(
    places,
    ({ kind, timeZone, timeName = "" }) => `${kind} ${timeZone} ${timeName}`,
  ).values(),
];

/**
 * Every place of every region, with the hours it shares with the head office.
 * @param day the usual working day of all places
 * @returns `home`, the city of the head office or else of the first place, with its time zone as `homeZone`
 */
export function contactPlaces(day: Span): { home: string; homeZone: string; places: WorldPlace[] } {
  const year = Number(today().slice(0, 4));
  const noon = new Date(`${today()}T12:00Z`);
  const all = regions();
  const everywhere = all.flatMap(({ presence }) => presence.places);
  const office = everywhere.find(({ kind }) => kind === "head-office") ?? everywhere[0];
  if (!office) return { home: "", homeZone: "UTC", places: [] };
  const places = all.flatMap(({ path, presence }) =>
    byClock(presence.places).map((group): WorldPlace => {
      const { kind, timeZone, timeName, longitude } = group[0]!;
      const ahead = offsetAt(timeZone, noon) - offsetAt(office.timeZone, noon);
      const isOffice = kind === "head-office";
      return {
        names: group.map(({ name }) => name),
        region: link(path),
        timeZone,
        timeName,
        offset: offsetInWords(timeZone, year),
        ahead,
        longitude,
        sharedMinutes: Math.max(0, day.to - day.from - Math.abs(ahead)),
        hours: isOffice ? undefined : sharedHours(office.timeZone, timeZone, day, year),
      };
    }),
  );
  return { home: office.name, homeZone: office.timeZone, places };
}
