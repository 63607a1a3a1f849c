import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { ExhibitBand } from "./exhibit-band.tsx";

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
