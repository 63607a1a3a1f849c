import { expect, test } from "vitest";

import { sampleSurface } from "./height-field.ts";
import { attributeValues } from "./path-reader.test-helper.ts";
import { drawRelief, STROKE_WIDTHS } from "./relief.ts";
import { SHEETS } from "./sheets.ts";
import type { ReliefOptions } from "./relief.ts";

const { background, lit, shade } = SHEETS.ochre;
const hill = sampleSurface(60, 40, (u, v) => Math.exp(-8 * ((u - 0.5) ** 2 + (v - 0.5) ** 2)));
const options: ReliefOptions = {
  width: 300,
  height: 200,
  sheet: "ochre",
  anchor: "xMidYMid slice",
  levels: 10,
  strokeWidths: STROKE_WIDTHS.cover,
  background: true,
};

test("is a complete document with the background below the lit lines below the shade lines", () => {
  const { svg, width, height } = drawRelief(hill, options);
  expect([width, height]).toEqual([300, 200]);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">/,
  );
  const colours = [background, lit, shade].map((colour) => svg.indexOf(colour));
  expect(colours).toEqual([...colours].sort((a, b) => a - b));
  expect(Math.min(...colours)).toBeGreaterThan(0);
});

test("leaves the background to the page where asked", () => {
  const { svg } = drawRelief(hill, { ...options, background: false });
  expect(svg).not.toContain(background);
  expect(attributeValues(svg, "d")).toHaveLength(8);
});

test("draws no line below the lowest level", () => {
  const whole = drawRelief(hill, options).svg;
  const summit = drawRelief(hill, { ...options, lowest: 0.9 }).svg;
  expect(summit.length).toBeLessThan(whole.length);
});
