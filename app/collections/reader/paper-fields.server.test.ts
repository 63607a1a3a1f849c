import { expect, test } from "vitest";
import { engagement, exhibit, specimen } from "./paper-fields.server.ts";

const heading = "Words";

/** Where and why a value is refused. */
const refused = (schema: typeof engagement | typeof exhibit | typeof specimen, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const table = { columns: ["Plant", "Was", "Is"], rows: [["Pune", "9", "1"]] };

test.each([
  [{ table }, { row: 1, column: 2 }, undefined],
  [{ table }, {}, undefined],
  [{}, {}, undefined],
  [{ table }, { row: 1, column: 9 }, "pen.column: Expected a column of the table, at most 3"],
  [{ table }, { row: 2, column: 2 }, "pen.row: Expected a row of the table, at most 1"],
  [{ table }, { column: 2 }, "pen.row: Expected a row of the table, at most 1"],
  // The first column has the names of the rows, which are not ringed.
  [{ table }, { row: 1, column: 1 }, "pen.column: "],
  [{}, { row: 1, column: 2 }, "pen.row: Leave row and column out"],
])("a pen rings a cell that is there: %j %j", (paper, cell, problem) => {
  const words = { title: "A", page: "1", origin: "B", ...paper };
  const found = refused(specimen, { ...words, pen: { text: "Here", ...cell } })?.[0];
  expect(found?.slice(0, problem?.length)).toBe(problem);
});

test.each([
  [[0, 4, 9], undefined],
  [
    [4, 0],
    ["points: Expected every point after the one before: put them in the order of the axis"],
  ],
  [
    [4, 4],
    ["points: Expected every point after the one before: put them in the order of the axis"],
  ],
])("a timeline's axis does not run backwards: %j", (days, problems) => {
  const points = days.map((at) => ({ at, label: "A", text: "a" }));
  const axis = { kind: "timeline", heading, start: 0, end: 9, every: 1, points };
  expect(refused(exhibit, axis)).toEqual(problems);
});

test.each([
  [[0, 3], [1, 1], undefined],
  [[3, 0], [2], ["items: Expected no step to begin before the one above it: put them in order"]],
  [[0, 3], [2, 1], ["fees: The payments cover more steps than there are"]],
])(
  "the steps of an engagement, from weeks %j, are in order and paid once: %j",
  (from, paid, problems) => {
    const items = from.map((week) => ({ term: "A", text: "b", from: week }));
    const fees = paid.map((steps) => ({ text: "A fee", steps }));
    expect(refused(engagement, { heading, weeks: 9, items, fees })).toEqual(problems);
  },
);
