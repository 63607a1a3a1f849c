import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";

const packages = "node_modules/@fontsource-variable";
const distDir = process.env.DIST_DIR ?? "dist";

/** How wide each pair of characters is set, in thousandths of an em. */
async function pairWidths(page: Page, file: string, settings: string): Promise<number[]> {
  const source = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  await page.setContent(
    `<style>@font-face { font-family: Measured; src: url(${source}); font-weight: 350 650 }
    body { font: 1000px Measured; font-variation-settings: ${settings} }
    span { position: absolute }</style><body>`,
  );
  return page.evaluate(async () => {
    await document.fonts.load("1000px Measured");
    const characters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i)).concat([
      ..."é’“–",
    ]);
    for (const first of characters) {
      for (const second of characters) {
        document.body.append(
          Object.assign(document.createElement("span"), { textContent: first + second }),
        );
      }
    }
    return Array.from(
      document.querySelectorAll("span"),
      (span) => span.getBoundingClientRect().width,
    );
  });
}

// Fonts are made small without a change to how text is set (decision 014).
for (const [name, source, settings, allowed] of [
  [
    "newsreader-display-350",
    "newsreader/files/newsreader-latin-opsz-normal",
    '"opsz" 60, "wght" 350',
    1,
  ],
  [
    "newsreader-text-400",
    "newsreader/files/newsreader-latin-opsz-normal",
    '"opsz" 18, "wght" 400',
    1,
  ],
  [
    "instrument-sans-400-650",
    "instrument-sans/files/instrument-sans-latin-wght-normal",
    '"wght" 400',
    1,
  ],
  [
    "instrument-sans-400-650",
    "instrument-sans/files/instrument-sans-latin-wght-normal",
    '"wght" 650',
    4,
  ],
] as const) {
  test(`${name}, ${settings}: sets every pair as its package does`, async ({ page }) => {
    const file = readdirSync(join(distDir, "assets")).find((file) => file.startsWith(name))!;
    const made = await pairWidths(page, join(distDir, "assets", file), settings);
    const original = await pairWidths(page, join(packages, `${source}.woff2`), settings);
    expect(Math.max(...made.map((width, i) => Math.abs(width - original[i]!)))).toBeLessThan(
      allowed,
    );
  });
}
