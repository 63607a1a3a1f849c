import { expect, test } from "vitest";
import { clockDistances, clockOf, minutesOf, momentIn, sharedHours } from "./shared-hours.ts";

const INDIA = "Asia/Kolkata";
const HOURS = { from: minutesOf("09:30"), to: minutesOf("18:00") };

// `hours-chart.test.tsx` covers London, Singapore and New York.
test("south of the equator the clocks are forward in January", () => {
  expect(sharedHours(INDIA, "Australia/Sydney", HOURS, 2026).map(({ ahead }) => ahead)).toEqual([
    270, 330,
  ]);
});

test("two places that change their clocks keep one distance, but for the weeks between", () => {
  expect(clockDistances("Europe/London", "America/New_York", 2026)).toEqual([-300]);
});

test("offices that only meet at the door share nothing", () => {
  const short = { from: minutesOf("09:00"), to: minutesOf("11:30") };
  expect(sharedHours(INDIA, "Asia/Singapore", short, 2026)[0]?.shared).toBeUndefined();
});

test("times of day are written with two digits and stay within a day", () => {
  expect([570, 0, -30, 1470].map(clockOf)).toEqual(["09:30", "00:00", "23:30", "00:30"]);
});

test.each([
  ["Asia/Kolkata", "2026-11-30", "2026-11-30T23:59:59+05:30"],
  ["Europe/London", "2026-11-30", "2026-11-30T23:59:59+00:00"],
  ["Europe/London", "2026-07-01", "2026-07-01T23:59:59+01:00"],
  // Daylight saving time begins on this day, and ends on the next one.
  ["America/New_York", "2026-03-08", "2026-03-08T23:59:59-04:00"],
  ["America/New_York", "2026-11-01", "2026-11-01T23:59:59-05:00"],
])("a day in %s ends with its own distance from Greenwich: %s", (zone, day, end) => {
  expect(momentIn(zone, day, "23:59:59")).toBe(end);
});
