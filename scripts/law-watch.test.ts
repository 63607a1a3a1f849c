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

test.each([
  ["S.O. 4710(E) 21.11.2025 Rules to come into force in 2026", "2025"],
  ["S.O. 4710(E) dated the 21st November, 2025: the 2020 Code", "2025"],
  ["Rules of 2020, notified 21-Nov-2025 as S.O. 4710(E), in force on 1 April 2027", "2025"],
  ["Gazette of 2025\nS.O. 4710(E) Rules to come into force in 2026", "2025"],
  ["2025-11-21, on Rules 2020\nS.O. 4710(E)", "2025"],
  ["Orders of 2024\nS.O. 4710(E) of 2025", "2025"],
])("a number has the year of its own day: %s", (text, year) => {
  expect(notificationsIn(text).map((found) => found.year)).toEqual([year]);
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
