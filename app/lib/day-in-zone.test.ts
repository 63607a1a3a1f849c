import { expect, test } from "vitest";
import { dayInZone } from "./day-in-zone.ts";

const moment = new Date("2026-11-26T16:00:00Z");

test("a moment is another day in Auckland than in Bangalore and New York", () => {
  expect(dayInZone("Pacific/Auckland", moment)).toBe("2026-11-27");
  expect(dayInZone("Asia/Kolkata", moment)).toBe("2026-11-26");
  expect(dayInZone("America/New_York", new Date("2026-11-26T03:00:00Z"))).toBe("2026-11-25");
});
