import { expect, test } from "vitest";

import { layOutLabel, layOutLabels } from "./map-labels.ts";

test.each([
  ["start", 120],
  ["middle", 120 - 85 / 2],
  ["end", 120 - 85],
] as const)("a label with its %s at the anchor", (anchor, left) => {
  const label = layOutLabel("Ten lettrs", [100, 50], { dx: 20, dy: -10, anchor });
  expect(label.plate).toEqual({ x: left, y: 29, width: 85, height: 22 });
  expect(label.x).toBeCloseTo(left + 42.5, 5);
  expect(label.y).toBeCloseTo(44.6, 5);
  expect(label.leader).toEqual({ d: "M100 50L120 40" });
});

test("large labels have larger plates", () => {
  const label = layOutLabel("Ten lettrs", [0, 0], { dx: 0, dy: 0, anchor: "start", large: true });
  expect(label.large).toBe(true);
  expect(label.plate).toMatchObject({ width: 144, height: 36 });
});

test("a caption has no leader", () => {
  expect(
    layOutLabel("A", [0, 0], { dx: 0, dy: 0, anchor: "middle" }, { withLeader: false }).leader,
  ).toBeUndefined();
});

test("labels of close places cover neither each other nor a pin, and stay in the picture", () => {
  const position = { dx: -24, dy: 24, anchor: "end" } as const;
  const wanted = ["Coonoor", "Udhagamandalam", "Kotagiri"].map((text, at) => ({
    text,
    place: [100 + 4 * at, 100 - 3 * at] as const,
    position,
  }));
  const plates = layOutLabels(wanted, { width: 400, height: 200 }).map(({ plate }) => plate);
  expect(plates).toHaveLength(3);
  for (const [at, { x, y, width, height }] of plates.entries()) {
    expect(x > 0 && y > 0 && x + width < 400 && y + height < 200).toBe(true);
    for (const other of plates.slice(at + 1))
      expect(
        x + width <= other.x ||
          other.x + other.width <= x ||
          y + height <= other.y ||
          other.y + other.height <= y,
      ).toBe(true);
  }
});

test("a label that finds no room is left out", () => {
  const label = {
    text: "A long name",
    place: [20, 20],
    position: { dx: 0, dy: 0, anchor: "start" },
  } as const;
  expect(layOutLabels([label], { width: 40, height: 40 })).toEqual([]);
});

test("a label of a drawing that is shown small is larger in all its parts, and further up or down", () => {
  const position = { dx: 20, dy: -10, anchor: "start" } as const;
  const label = layOutLabel("Ten lettrs", [100, 100], position);
  const enlarged = layOutLabel("Ten lettrs", [100, 100], position, { scale: 2 });
  expect(enlarged.size).toBe(2 * label.size);
  expect(enlarged.plate.width).toBeCloseTo(2 * label.plate.width, 6);
  expect(enlarged.plate.height).toBe(2 * label.plate.height);
  expect(enlarged.plate.x).toBe(label.plate.x);
  const middleOf = ({ plate }: typeof label) => plate.y + plate.height / 2;
  expect([middleOf(label), middleOf(enlarged)]).toEqual([90, 80]);
});
