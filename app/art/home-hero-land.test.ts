import { expect, test } from "vitest";
import { BAND, bandHeights, PLAIN, SEED, WIDE, wideHeights } from "./home-hero-land.ts";
import { clearedForWords, closedAtTop, massif } from "./massif.ts";

test.each([
  [
    "wide screens",
    wideHeights(),
    clearedForWords(massif(SEED, WIDE.shape, WIDE.width, WIDE.height), SEED, PLAIN),
  ],
  ["narrow screens", bandHeights(), closedAtTop(massif(SEED, BAND.shape, BAND.width, BAND.height))],
])("heights at any place are those of the picture on %s", (_, heights, field) => {
  for (const [column, row] of [
    [200, 90],
    [150, 20],
    [205, 60],
  ] as const) {
    expect(heights(column / (field.width - 1), row / (field.height - 1))).toBeCloseTo(
      field.values[row * field.width + column]!,
      10,
    );
  }
  expect(Math.max(...field.values)).toBeGreaterThan(0.5);
});
