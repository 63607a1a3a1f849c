import { ifReadable } from "#app/collections/reader/content-error.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import type { Place } from "#app/collections/regions.server.ts";
import { cityOfZone, clockDistances, clockOf, minutesOf } from "#app/lib/shared-hours.ts";
import { entriesIn, type Source } from "../content.ts";
import type { FieldValue } from "../fields.ts";
import type { Finding } from "../finding.ts";

type Problem = Pick<Finding, "message" | "mend">;

/** The time zones of the places on region pages, by the place's name and by the city that names the zone. */
const zonesOf = (places: Place[]): Map<string, string> =>
  new Map(
    places.flatMap(({ name, timeZone }) => [
      [name, timeZone],
      [cityOfZone(timeZone), timeZone],
    ]),
  );

const TIMES = String.raw`(\d\d:\d\d)(?: or (\d\d:\d\d))?`;
const oneOf = (names: Iterable<string>) =>
  `(${[...names].map((name) => RegExp.escape(name)).join("|")})`;
const isTime = (time: string | undefined): time is string => time !== undefined;

/** Times at the head office, for example `18:30 in Bangalore`, when nobody is there. */
function closedProblems(text: string, office: string): Problem[] {
  const hours = ifReadable(contactPage)?.hours;
  if (!hours) return [];
  return [...text.matchAll(new RegExp(`${TIMES} in ${oneOf([office])}`, "g"))]
    .flatMap(([, first, second]) => [first, second].filter(isTime))
    .filter((time) => time < hours.start || time > hours.end)
    .map((time) => ({
      message: `${time} in ${office} is outside the office's hours, ${hours.start} to ${hours.end}.`,
      mend: "Name a time within them, or change `hours` in content/pages/contact.yaml.",
    }));
}

/** Times in two places, for example `10:00 in London is 14:30 or 15:30 in Bangalore`, that do not fit together. */
function conversionProblems(text: string, zones: Map<string, string>): Problem[] {
  const place = oneOf(zones.keys());
  const year = Number(today().slice(0, 4));
  const said = new RegExp(`(\\d\\d:\\d\\d) in ${place},?(?: which)? is ${TIMES} in ${place}`, "g");
  return [...text.matchAll(said)].flatMap(([, time = "", from = "", first, second, to = ""]) => {
    const distances = clockDistances(zones.get(from) ?? "", zones.get(to) ?? "", year);
    const right = distances.map((ahead) => clockOf(minutesOf(time) + ahead));
    const expected = [...new Set(right)].sort().join(" or ");
    const given = [first, second].filter(isTime).sort().join(" or ");
    if (given === expected) return [];
    const message = `${time} in ${from} is ${expected} in ${to}, but the page says ${given}.`;
    return [{ message, mend: "Correct one of the times." }];
  });
}

/** Times of day on region pages: they agree with the office's hours on the contact page and with the clocks. */
export function officeHoursFindings(sources: Source[]): Finding[] {
  const regions = entriesIn(sources, "regions");
  const places = regions.flatMap(({ entry }) => entry.presence.places);
  const office = places.find(({ kind }) => kind === "head-office");
  if (!office) return [];
  const zones = zonesOf(places);
  const problemsIn = ({ value }: FieldValue): Problem[] =>
    typeof value === "string"
      ? [...closedProblems(value, office.name), ...conversionProblems(value, zones)]
      : [];
  return regions.flatMap(({ source: { file, fields } }) =>
    fields.values.flatMap((value): Finding[] =>
      problemsIn(value).map((problem) => ({
        severity: "error",
        file,
        field: value.field,
        line: value.line,
        ...problem,
      })),
    ),
  );
}
