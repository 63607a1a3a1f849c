import { regions as labels } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import { regions, type Place } from "#app/collections/regions.server.ts";
import { eitherOf } from "#app/lib/either-of.ts";
import { link } from "#app/lib/site-url.ts";
import { clockDistances, sharedHours, type Span } from "#app/lib/shared-hours.ts";
import type { ContactPlace } from "#app/sections/contact-places.tsx";

/** A distance from Greenwich as it is written: `UTC+5:30`, or both where the clocks change. */
function offsetInWords(zone: string, year: number): string {
  const written = clockDistances("UTC", zone, year).map((minutes) => {
    const size = Math.abs(minutes);
    const part = size % 60 === 0 ? "" : `:${size % 60}`;
    return `UTC${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${part}`;
  });
  return eitherOf(written);
}

/** The places of a region, those of one kind with one clock and one name for it together. */
const byClock = (places: Place[]): Place[][] => [
  ...Map.groupBy(
    places,
    ({ kind, timeZone, timeName = "" }) => `${kind} ${timeZone} ${timeName}`,
  ).values(),
];

/**
 * Every place of every region, with the hours it shares with the head office.
 * @param day the usual working day, at the head office and elsewhere
 * @returns the city of the head office, or of the first place where there is none, as `home`
 */
export function contactPlaces(day: Span): { home: string; places: ContactPlace[] } {
  const year = Number(today().slice(0, 4));
  const all = regions();
  const everywhere = all.flatMap(({ presence }) => presence.places);
  const office = everywhere.find(({ kind }) => kind === "head-office") ?? everywhere[0];
  if (!office) return { home: "", places: [] };
  const places = all.flatMap(({ title, path, presence }) =>
    byClock(presence.places).map((group): ContactPlace => {
      const { kind, timeZone, timeName } = group[0]!;
      const isOffice = kind === "head-office";
      return {
        names: group.map(({ name }) => name),
        kind: isOffice ? labels.headOffice : labels.partner,
        region: { href: link(path), title },
        timeZone,
        timeName,
        offset: offsetInWords(timeZone, year),
        hours: isOffice ? undefined : sharedHours(office.timeZone, timeZone, day, year),
      };
    }),
  );
  return { home: office.name, places };
}
