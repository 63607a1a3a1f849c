import { expect, test } from "vitest";
import { weekdayOf } from "#app/lib/days.ts";
import { dueDates } from "./due-dates.ts";

test.each<[Parameters<typeof dueDates>[0], string, string]>([
  // A day that a month lacks becomes its last day.
  [{ monthly: 31 }, "2028-01-01 2028-04-30", "2028-01-31 2028-02-29 2028-03-31 2028-04-30"],
  [{ yearly: ["02-last"] }, "2027-01-01 2028-12-31", "2027-02-28 2028-02-29"],
  // Days and months are counted from the day before them, also across the end of a year.
  [{ after: "03-31", days: 60 }, "2027-01-01 2028-12-31", "2027-05-30 2028-05-30"],
  [{ after: "12-31", days: 60 }, "2027-01-01 2028-12-31", "2027-03-01 2028-02-29"],
  [{ after: "03-31", months: 8 }, "2026-01-01 2027-12-31", "2026-11-30 2027-11-30"],
  [{ once: "2025-11-13", months: 18 }, "2027-01-01 2028-12-31", "2027-05-13"],
  [{ once: "2028-02-29" }, "2027-01-01 2028-12-31", "2028-02-29"],
  // One month may have another day. First and last day are included. A date on a Sunday (15 August) is not moved.
  [
    { monthly: 15, except: [{ month: 7, day: 31 }] },
    "2027-06-15 2027-08-15",
    "2027-06-15 2027-07-31 2027-08-15",
  ],
])("%j falls from %s on %s", (rule, within, expected) => {
  const [from = "", to = ""] = within.split(" ");
  expect(dueDates(rule, from, to).join(" ")).toBe(expected);
});

test("a day has the weekday that the calendar gives it", () => {
  expect(["2027-08-15", "2028-02-29"].map(weekdayOf)).toEqual(["Sunday", "Tuesday"]);
});
