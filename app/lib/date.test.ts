import { expect, test } from "vitest";
import { formatDay } from "./date.ts";

test("writes a day as month day, year, without a leading zero", () => {
  expect(formatDay("2025-01-04")).toBe("January 4, 2025");
  expect(formatDay("2023-12-31")).toBe("December 31, 2023");
});
