import { describe, expect, test } from "vitest";

import { heightRange } from "./height-field.ts";
import { landform } from "./landforms.ts";
import type { Landform } from "./landforms.ts";

const kinds: Landform[] = ["rolling", "ridge", "terrace", "scarp", "peaks"];

describe.each(kinds)("%s", (kind) => {
  test("depends on the seed alone", () => {
    const ground = landform(kind, "one", 30, 20);
    expect(landform(kind, "one", 30, 20)).toEqual(ground);
    expect(landform(kind, "two", 30, 20).values).not.toEqual(ground.values);
  });

  test("is uneven ground of finite heights", () => {
    const { lowest, highest } = heightRange(landform(kind, "one", 30, 20));
    expect(highest - lowest).toBeGreaterThan(0.3);
    expect(Number.isFinite(highest - lowest)).toBe(true);
  });
});

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
