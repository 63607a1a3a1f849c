import { expect, test } from "vitest";
import { notCited, notificationsIn } from "./law-watch.ts";

const INDEX = `<table><tr><td>25/08/2026</td><td>S.O.&nbsp;4710(E)</td><td>Bonus</td></tr>
<tr><td>S. O. 4711 (E)</td></tr>
<tr><td>12-01-2027</td><td>GSR 19(E) and again G.S.R. 0019(E)</td></tr></table>`;

test("the numbers of an index are found however they are printed, each once, with their year", () => {
  expect(notificationsIn(INDEX).map(({ number, year }) => `${number} ${year}`)).toEqual([
    "S.O. 4710(E) 2026",
    "S.O. 4711(E) 2026",
    "G.S.R. 19(E) 2027",
  ]);
});

test("only what no instrument has is named, by number and year; without a year the number decides", () => {
  const cited = [
    { number: "S.O. 4710(E)", date: "2026-08-25" },
    { number: "G.S.R. 19(E)", date: "2026-01-08" },
  ];
  const open = notCited(notificationsIn(INDEX), cited);
  expect(open.map(({ number }) => number)).toEqual(["S.O. 4711(E)", "G.S.R. 19(E)"]);
  expect(open[0]!.line).toContain("4711");
  expect(notCited(notificationsIn("S.O. 4710(E)"), cited)).toEqual([]);
});
