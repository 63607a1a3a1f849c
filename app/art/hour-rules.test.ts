import { expect, test } from "vitest";
import { hourRules } from "./hour-rules.ts";
import { readPath } from "./path-reader.test-helper.ts";

/** The weight of the first rule at a minute of the day: the distance of its two edges. */
function weightAt(path: string, minute: number): number {
  const [rule = ""] = path.split(/(?=M)/);
  const heights = readPath(rule).flatMap(({ start: [x1, y1], end: [x2, y2] }) =>
    x1 !== x2 && Math.min(x1, x2) <= minute && minute <= Math.max(x1, x2)
      ? [y1 + ((y2 - y1) * (minute - x1)) / (x2 - x1)]
      : [],
  );
  return Math.max(...heights) - Math.min(...heights);
}

test("rules are heavier in usual hours, heaviest in those that are shared", () => {
  const path = hourRules({ from: 840, to: 1350 }, { from: 840, to: 1080 });
  const [night, shared, usual] = [300, 960, 1200].map((minute) => weightAt(path, minute));
  expect(usual).toBeGreaterThan(2 * night!);
  expect(shared).toBeGreaterThan(2 * usual!);
});

test("hours past midnight, or before it, go on at the other end of the day", () => {
  for (const hours of [
    { from: 1200, to: 1710 },
    { from: -240, to: 270 },
  ]) {
    const path = hourRules(hours);
    expect(weightAt(path, 1300)).toBeCloseTo(weightAt(path, 100));
    expect(weightAt(path, 1300)).toBeGreaterThan(weightAt(path, 700));
  }
});
