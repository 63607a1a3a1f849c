import { expect, test } from "vitest";

import { markIcon } from "./mark-icon.ts";
import { ridgeMark } from "./ridge-mark.ts";

test("the small mark has every second line, wider", () => {
  const whole = ridgeMark(5).paths;
  const small = ridgeMark(3).paths;
  expect(small.map(({ d }) => d)).toEqual([whole[0].d, whole[2].d, whole[4].d]);
  small.forEach(({ strokeWidth }, i) => {
    expect(Math.abs(strokeWidth - 1.7 * whole[2 * i].strokeWidth)).toBeLessThan(0.006);
  });
});

test("the icon keeps its padding clear on all sides", () => {
  const box =
    markIcon(0.2)
      .svg.match(/viewBox="([^"]*)"/)?.[1]
      .split(" ")
      .map(Number) ?? [];
  const [left, top, width, height] = box;
  expect(top).toBe(left);
  expect(height).toBe(width);
  expect(-left / width).toBeCloseTo(0.2, 3);
  expect(32 / width).toBeCloseTo(0.6, 3);
});
