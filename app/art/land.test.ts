import { geoEquirectangular } from "d3-geo";
import { expect, test } from "vitest";

import { projectedShores } from "./land.ts";
import { ruleArea } from "./scanline.ts";

/** One pixel to a degree: x = longitude + 180, y = 90 - latitude. */
const plate = () =>
  geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([180, 90]);

function isLand(lon: number, lat: number): boolean {
  const y = 90 - lat;
  const rules = ruleArea(projectedShores("110m", plate()), {
    width: 360,
    height: y,
    spacing: y,
    narrowestGap: 0,
    shortest: 0,
  });
  return rules.some((rule) => rule.y === y && rule.from <= lon + 180 && lon + 180 <= rule.to);
}

test("knows land from sea, and leaves out Antarctica", () => {
  expect(isLand(77.6, 13)).toBe(true);
  expect(isLand(-98, 38)).toBe(true);
  expect(isLand(-30, 30)).toBe(false);
  expect(isLand(80, -5)).toBe(false);
  expect(isLand(60, -75)).toBe(false);
});

test("dissolves countries, so that no boundary is left to draw", () => {
  // Straight across central Africa: some nine countries, one stretch of land.
  const y = 90 - 8;
  const rules = ruleArea(projectedShores("110m", plate()), {
    width: 360,
    height: y,
    spacing: y,
    narrowestGap: 0,
    shortest: 0,
  });
  const africa = rules.filter((rule) => rule.y === y && rule.to > 180 + 0 && rule.from < 180 + 45);
  expect(africa).toHaveLength(1);
});

test("has finer shores for regions", () => {
  const vertices = (detail: "110m" | "50m") => projectedShores(detail, plate()).flat().length;
  expect(vertices("50m")).toBeGreaterThan(3 * vertices("110m"));
});
