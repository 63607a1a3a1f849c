import { expect, test } from "vitest";
import { dayInZone, momentIn, offsetAt } from "./day-in-zone.ts";

const moment = new Date("2026-11-26T16:00:00Z");

test("a moment is another day in Auckland than in Bangalore and New York", () => {
  expect(dayInZone("Pacific/Auckland", moment)).toBe("2026-11-27");
  expect(dayInZone("Asia/Kolkata", moment)).toBe("2026-11-26");
  expect(dayInZone("America/New_York", new Date("2026-11-26T03:00:00Z"))).toBe("2026-11-25");
});

test.each([
  ["Asia/Kolkata", "2026-11-30", "2026-11-30T23:59:59+05:30"],
  ["Europe/London", "2026-11-30", "2026-11-30T23:59:59+00:00"],
  ["Europe/London", "2026-07-01", "2026-07-01T23:59:59+01:00"],
  // The clocks go forward on this day, and back on the other.
  ["America/New_York", "2026-03-08", "2026-03-08T23:59:59-04:00"],
  ["America/New_York", "2026-11-01", "2026-11-01T23:59:59-05:00"],
])("a day in %s ends with its own distance from Greenwich: %s", (zone, day, end) => {
  expect(momentIn(zone, day, "23:59:59")).toBe(end);
});

test("offsets follow the day", () => {
  expect(offsetAt("Asia/Kolkata", new Date("2026-01-01T00:00:00Z"))).toBe(330);
  expect(offsetAt("America/New_York", new Date("2026-01-15T12:00:00Z"))).toBe(-300);
  expect(offsetAt("America/New_York", new Date("2026-07-15T12:00:00Z"))).toBe(-240);
});
