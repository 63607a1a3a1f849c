import { expect, test } from "vitest";

import { SHEETS } from "./sheets.ts";

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(SHEETS))(
  "%s: lit above ground above shade, text readable",
  (_name, sheet) => {
    const [lit, ground, shade] = [sheet.lit, sheet.ground, sheet.shade].map(luminance);
    expect(lit).toBeGreaterThan(ground);
    expect(ground).toBeGreaterThan(shade);
    const [bright, dark] = [ground, luminance(sheet.text)].sort((a, b) => b - a);
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  },
);
