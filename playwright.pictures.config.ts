import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Pictures of every page type and state, compared with the committed ones. Fonts differ a little between
 * machines, so this is part of the long set only. The report is an HTML sheet with old, new and difference.
 *
 *   npm run test:all -- pictures second   builds both sites, and compares
 *   npm run test:pictures                 compares dist/; then look at test-results/pictures/index.html
 *   npm run test:pictures -- --update-snapshots   takes the new ones as right
 *
 * Due dates move with the day of the build, so new pictures are taken after `BUILD_DATE=2026-11-23 npm run build`; those
 * of the second firm, once its group has run, with `CONTENT_DIR=.cache/second/content DIST_DIR=.cache/second/dist npm
 * run test:pictures -- --update-snapshots`.
 */
export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  testMatch: process.env.CONTENT_DIR ? "second-firm.spec.ts" : "pages.spec.ts",
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
