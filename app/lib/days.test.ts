import { expect, test } from "vitest";
import { formatArticleDay, formatDay } from "./days.ts";

test("writes a day without a leading zero, an article's with the month first", () => {
  expect(formatDay("2025-01-04")).toBe("4 January 2025");
  expect(formatDay("2023-12-31")).toBe("31 December 2023");
  expect(formatArticleDay("2025-01-04")).toBe("January 4, 2025");
});
