import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { ExhibitBand } from "./exhibit-band.tsx";

const heading = "Nothing yet";
const two = <Row,>(row: Row) => [row, row];
const axis = { kind: "timeline", heading, every: 1, points: two({ at: 4, label: "4", text: "a" }) };

test.each([
  {
    kind: "range",
    heading,
    unit: "days",
    total: "All",
    rows: two({ term: "A", text: "b", low: 0, high: 0 }),
  },
  { kind: "plan", heading, plan: "P", actual: "A", rows: two({ term: "A", plan: 0, actual: 0 }) },
])("a $kind of noughts alone is drawn", (content) => {
  const read = exhibit.parse(content);
  if (read.kind === "year") throw new Error();
  expect(renderToStaticMarkup(<ExhibitBand {...read} />)).not.toContain("NaN");
});

test.each([
  ["ends where it starts", { start: 4, end: 4 }, "end"],
  ["has thousands of marks", { start: 0, end: 9000 }, "every"],
])("an axis that %s is refused", (_, days, field) => {
  expect(exhibit.safeParse({ ...axis, ...days }).error?.issues).toMatchObject([{ path: [field] }]);
});
