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
  "%s: lit above background above shade, text readable",
  (_name, sheet) => {
    const [lit, background, shade] = [sheet.lit, sheet.background, sheet.shade].map(luminance);
    expect(lit).toBeGreaterThan(background);
    expect(background).toBeGreaterThan(shade);
    const [bright, dark] = [background, luminance(sheet.text)].sort((a, b) => b - a);
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  },
);
