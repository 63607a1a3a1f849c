import { expect, test } from "vitest";
import { layOutLabels } from "./map-labels.ts";

const label = (text: string, x: number, y: number, large = false) =>
  ({ text, large, place: [x, y] }) as const;

test("labels of close places cover neither each other nor a pin, and keep the margin of the words", () => {
  const wanted = ["Coonoor", "Udhagamandalam", "Kotagiri"].map((text, at) =>
    label(text, 95 + 4 * at, 100 - 3 * at),
  );
  const laid = layOutLabels(wanted, { width: 400, height: 200 });
  // Half of a text's width, and of its height.
  const boxes = laid.map(({ text, x, y, anchor }) => {
    const w = text.length * 3.65;
    return { x: x + { start: w, middle: 0, end: -w }[anchor], y: y - 4.6, w, h: 6 };
  });
  expect(boxes).toHaveLength(3);
  for (const [at, { x, y, w, h }] of boxes.entries()) {
    expect(x - w > 13 && y - h > 0 && x + w < 387 && y + h < 200).toBe(true);
    for (const other of boxes.slice(at + 1))
      expect(Math.abs(x - other.x) >= w + other.w || Math.abs(y - other.y) >= h + other.h).toBe(
        true,
      );
  }
});

test("a label that finds no room is left out", () => {
  expect(layOutLabels([label("A long name", 20, 20)], { width: 40, height: 40 })).toEqual([]);
});

test("a leader leads from the place to the label, a caption has none", () => {
  const size = { width: 400, height: 200 };
  expect(layOutLabels([label("Ten lettrs", 200, 50)], size)[0]!.leader).toBe("M200 50L200 74");
  const [caption] = layOutLabels([label("A", 200, 50)], { ...size, beside: true });
  expect(caption!.leader).toBeUndefined();
});

test("no leader crosses another", () => {
  const wanted = [label("Coonoor", 60, 140), label("Kotagiri", 80, 120), label("Ooty", 100, 160)];
  const ends = layOutLabels(wanted, { width: 400, height: 300 }).map(({ leader }) =>
    leader!.match(/[\d.]+/g)!.map(Number),
  );
  /** The side of the first leader on which each end of the second leader lies. */
  const sides = ([x = 0, y = 0, toX = 0, toY = 0]: number[], other: number[]) =>
    [other.slice(0, 2), other.slice(2)].map(([a = 0, b = 0]) =>
      Math.sign((toX - x) * (b - y) - (toY - y) * (a - x)),
    );
  for (const [at, one] of ends.entries())
    for (const other of ends.slice(at + 1))
      expect([sides(one, other), sides(other, one)].some(([a, b]) => a === b)).toBe(true);
  expect(ends).toHaveLength(3);
});
