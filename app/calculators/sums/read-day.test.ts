import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
  ["2026-11-30", "2026-11-30"],
  [" 30/11/2026 ", "2026-11-30"],
  ["1.5.17", "2017-05-01"],
  ["01-Aug-98", "1998-08-01"],
  ["30 November, 2026", "2026-11-30"],
  ["31/02/2026", "31/02/2026"],
  ["11/30/2026", "11/30/2026"],
  ["soon", "soon"],
])("%s is read as %s", (text, day) => expect(readDay(text)).toBe(day));
