import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { ExhibitBand } from "./exhibit-band.tsx";
import type { DueMonth } from "#app/components/month-ruler.tsx";
import { LawToday } from "./law-today.tsx";

const heading = "Nothing yet";
const none = { term: "A", text: "b", low: 0, high: 0 };
const same = { term: "A", plan: 0, actual: 0 };

test.each([
  { kind: "range", heading, unit: "days", total: "All", rows: [none, none] },
  { kind: "plan", heading, plan: "P", actual: "A", rows: [same, same] },
])("a $kind of noughts alone is drawn", (content) => {
  const read = exhibit.parse(content) as Parameters<typeof ExhibitBand>[0];
  expect(renderToStaticMarkup(<ExhibitBand {...read} />)).not.toContain("NaN");
});

test.each([4, 9000])("an axis from 4 to %i is refused", (end) => {
  const point = { at: 4, label: "4", text: "a" };
  const axis = { kind: "timeline", heading, start: 4, end, every: 1, points: [point, point] };
  expect(exhibit.safeParse(axis).error?.issues[0]).toMatchObject({ path: ["end"] });
});

test.each(["2020-01-31", "2026-11-28", "2040-01-01"])(
  "on %s all is on the line of months",
  (today) => {
    const due = Array.from({ length: 12 }, () => ({ days: [{ day: 31, duties: 1 }] }) as DueMonth);
    const days = ["2025-11-21", undefined, "2027-05-12", "2039-12-31"];
    const items = days.map((on) => ({ when: "", title: `${on}`, text: "", href: "/", on }));
    const html = renderToStaticMarkup(<LawToday heading="" next={[]} {...{ items, due, today }} />);
    const places = [...html.matchAll(/[MLH](-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(places.filter((x) => x < 0 || x > 24)).toEqual([]);
  },
);
