import { expect, test } from "vitest";
import { engagement, exhibit, specimen } from "./paper-fields.server.ts";

const heading = "Words";
const table = { columns: ["Plant", "Was", "Is"], rows: [["Pune", "9", "1"]] };
const penned = (cell: object, own?: object) =>
  specimen.safeParse({ title: "A", page: "1", origin: "B", pen: { text: "C", ...cell }, ...own });
const timeline = (...days: number[]) => {
  const points = days.map((at) => ({ at, label: "A", text: "a" }));
  return exhibit.safeParse({ kind: "timeline", heading, start: 0, end: 9, every: 1, points });
};
const steps = (from: number[], paid: number) => {
  const items = from.map((week) => ({ term: "A", text: "b", from: week }));
  return engagement.safeParse({ heading, weeks: 9, items, fees: [{ text: "A", steps: paid }] });
};

test.each([
  [penned({ row: 1, column: 2 }, { table }), undefined],
  [penned({}), undefined],
  [penned({ row: 1, column: 9 }, { table }), "pen: Expected row and column of a cell"],
  [penned({ row: 2, column: 2 }, { table }), "pen: Expected row and column of a cell"],
  [penned({ column: 2 }, { table }), "pen: Expected row and column of a cell"],
  // The first column has the names of the rows, which are not ringed.
  [penned({ row: 1, column: 1 }, { table }), "pen.column: "],
  [penned({ row: 1, column: 2 }), "pen: Expected row and column of a cell"],
  [timeline(0, 4, 9), undefined],
  [timeline(4, 0), "points: Expected every point after the one before: put them in the order"],
  [timeline(4, 4), "points: Expected every point after the one before"],
  [steps([0, 3], 2), undefined],
  [steps([3, 0], 2), "items: Expected no step to begin before the one above it: put them in order"],
  [steps([0, 3], 3), "fees: The payments cover more steps than there are"],
])(
  "a number that points beside what it names is refused, with its field: %#",
  ({ error }, said) => {
    const found = error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)[0];
    expect(found?.slice(0, said?.length)).toBe(said);
  },
);
