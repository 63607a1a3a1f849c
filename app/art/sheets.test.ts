import { expect, test } from "vitest";
import { wcagContrast } from "culori";
import { SHEETS } from "./sheets.ts";

test.each(Object.entries(SHEETS))(
  "%s: lit above background above shade, text readable",
  (_name, { lit, background, shade, text }) => {
    const light = (colour: string) => wcagContrast(colour, "#000000");
    expect(light(lit)).toBeGreaterThan(light(background));
    expect(light(background)).toBeGreaterThan(light(shade));
    expect(wcagContrast(text, background)).toBeGreaterThan(4.5);
  },
);
