import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Pictures of every page type and state, compared with the committed ones. Fonts differ a little between
 * machines, so this is part of the long set only. The report is an HTML sheet with old, new and difference.
 *
 *   npm run test:pictures               compare, then look at test-results/pictures/index.html
 *   npm run test:pictures -- --update-snapshots   take the new ones as right
 */
export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  outputDir: "test-results/pictures-run",
  snapshotPathTemplate: "tests/pictures/references/{arg}{ext}",
  reporter: [
    ["line"],
    ["json", { outputFile: "test-results/pictures.json" }],
    ["html", { outputFolder: "test-results/pictures", open: "never" }],
  ],
  projects: [{ name: "pictures", use: { deviceScaleFactor: 0.5 } }],
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: "disabled", scale: "device" },
  },
});
