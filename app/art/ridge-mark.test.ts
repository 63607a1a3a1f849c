import { expect, test } from "vitest";

import { markIcon } from "./mark-icon.ts";
import { readPath } from "./path-reader.test-helper.ts";
import { ridgeHeight, ridgeMark } from "./ridge-mark.ts";

test("the skyline is that of the formula", () => {
  expect(ridgeHeight(20.2)).toBeCloseTo(13 + 6.2 * Math.exp(-((10.8 / 4.1) ** 2)), 12);
  expect(ridgeHeight(9.4)).toBeCloseTo(6.2 + 13 * Math.exp(-((10.8 / 5) ** 2)), 12);
});

test("each line goes through its base less its share of the skyline, every 1.6", () => {
  const { paths } = ridgeMark(5);
  const bases = [18.4, 21.4, 24.5, 27.6];
  const amplitudes = [1.15, 0.86, 0.57, 0.28];
  bases.forEach((base, k) => {
    const pieces = readPath(paths[k].d);
    expect(pieces).toHaveLength(20);
    pieces.forEach(({ start, end }, i) => {
      expect(start[0]).toBeCloseTo(i * 1.6, 6);
      // Coordinates are written to a hundredth.
      expect(Math.abs(end[1] - (base - ridgeHeight((i + 1) * 1.6) * amplitudes[k]))).toBeLessThan(
        0.006,
      );
    });
  });
  expect(paths[4].d).toBe("M0 30.6H32");
  expect(paths.map(({ strokeWidth }) => strokeWidth)).toEqual([1.15, 1.45, 1.75, 2.05, 2.4]);
});

test("control points lie a sixth of the neighbours' chord away (Catmull-Rom)", () => {
  const pieces = readPath(ridgeMark(5).paths[0].d);
  for (let i = 1; i < pieces.length; i++) {
    const [x, y] = pieces[i].start;
    const chord = [
      pieces[i].end[0] - pieces[i - 1].start[0],
      pieces[i].end[1] - pieces[i - 1].start[1],
    ];
    const [arriving, leaving] = [pieces[i - 1].controls[1], pieces[i].controls[0]];
    for (const [side, control] of [
      [-1, arriving],
      [1, leaving],
    ] as const) {
      expect(Math.abs(control[0] - (x + (side * chord[0]) / 6))).toBeLessThan(0.015);
      expect(Math.abs(control[1] - (y + (side * chord[1]) / 6))).toBeLessThan(0.015);
    }
  }
});

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
