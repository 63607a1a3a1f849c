import { expect, test } from "vitest";

import { heightRange } from "./height-field.ts";
import { landform } from "./landforms.ts";
import type { Landform } from "./landforms.ts";

test("a scarp falls from the top of the picture to the bottom", () => {
  const { values, width } = landform("scarp", "fault", 30, 20);
  const mean = (row: number) =>
    values.slice(row * width, (row + 1) * width).reduce((sum, value) => sum + value) / width;
  expect(mean(1) - mean(18)).toBeGreaterThan(0.7);
});

test("terraces have more flat ground than the hills they are cut from", () => {
  const flatShare = (kind: Landform) => {
    const { values } = landform(kind, "paddy", 120, 80);
    const { lowest, highest } = heightRange({ values, width: 120, height: 80 });
    const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]));
    return steps.filter((step) => step < 0.001 * (highest - lowest)).length / steps.length;
  };
  expect(flatShare("terrace")).toBeGreaterThan(1.5 * flatShare("rolling"));
});
