import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, monthLength } from "#app/lib/days.ts";
import { daysOfLastYear, isDay, periodOf, workingDayAfter } from "./service-period.ts";

test("a day is one of the calendar", () => {
  expect(["2028-02-29", "2026-12-31"].every(isDay)).toBe(true);
  for (const text of ["2027-02-29", "2026-11-31", "0001-01-01", "2026-1-1", "x", ""])
    expect(isDay(text), text).toBe(false);
});

test("service counts its first and its last day", () => {
  expect(periodOf("2020-01-01", "2024-12-31")).toEqual({ years: 5, months: 0, days: 0 });
  expect(periodOf("2020-01-01", "2024-12-30")).toEqual({ years: 4, months: 11, days: 30 });
  expect(periodOf("2019-04-01", "2026-09-30")).toEqual({ years: 7, months: 6, days: 0 });
  expect(periodOf("2019-04-01", "2026-10-01")).toEqual({ years: 7, months: 6, days: 1 });
  expect(periodOf("2026-05-04", "2026-05-04")).toEqual({ years: 0, months: 0, days: 1 });
});

test("a year from 29 February is complete with 28 February, months with the end of a shorter one", () => {
  expect(periodOf("2024-02-29", "2025-02-28")).toEqual({ years: 1, months: 0, days: 0 });
  expect(periodOf("2024-02-29", "2025-02-27")).toMatchObject({ years: 0, months: 11 });
  expect(periodOf("2024-02-29", "2028-02-28")).toEqual({ years: 4, months: 0, days: 0 });
  expect(periodOf("2025-08-31", "2026-02-28")).toEqual({ years: 0, months: 6, days: 0 });
  expect(periodOf("2025-08-31", "2026-02-27")).toMatchObject({ months: 5 });
});

test("the year that is not complete is counted in days of the calendar", () => {
  expect(daysOfLastYear("2022-01-01", "2026-08-28")).toBe(240);
  expect(daysOfLastYear("2024-01-01", "2028-08-27")).toBe(240);
  expect(daysOfLastYear("2024-02-29", "2027-03-01")).toBe(1);
  expect(daysOfLastYear("2023-03-01", "2024-02-29")).toBe(0);
});

test("a longer service is never counted shorter", () => {
  const date = fc.date({
    min: new Date("1970-01-01"),
    max: new Date("2050-01-01"),
    noInvalidDate: true,
  });
  const size = ({ years, months, days }: ReturnType<typeof periodOf>) =>
    years * 10_000 + months * 100 + days;
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 15_000 }), (start, length) => {
      const first = start.toISOString().slice(0, 10);
      const last = addDays(first, length);
      const [now, later] = [periodOf(first, last), periodOf(first, addDays(last, 1))];
      expect(size(later)).toBeGreaterThan(size(now));
      expect(now.days).toBeLessThan(32);
    }),
  );
});

test("working days pass over days off, holidays and the ends of months and years", () => {
  expect(workingDayAfter("2026-11-27", 2, [0, 6])).toBe("2026-12-01");
  expect(workingDayAfter("2026-11-27", 2, [0], ["2026-11-30"])).toBe("2026-12-01");
  expect(workingDayAfter("2026-12-30", 2, [5])).toBe("2027-01-02");
  expect(workingDayAfter("2028-02-28", 1, [])).toBe("2028-02-29");
  expect([monthLength("2027-02-01"), monthLength("2028-02-10")]).toEqual([28, 29]);
  expect(() => workingDayAfter("2026-11-27", 1, [0, 1, 2, 3, 4, 5, 6])).toThrow(RangeError);
});
