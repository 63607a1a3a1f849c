import { expect, test } from "vitest";
import { localDay } from "./local-day.ts";

test("writes the day of the clock on the wall, not of Greenwich", () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
});
