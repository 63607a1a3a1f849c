import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Screenshots of every page type and state, compared with the committed ones. Fonts differ a little between
 * machines, so this is part of the long set only. The report is an HTML sheet with old, new and difference.
 *
 *   npm run test:all -- screenshots second-firm   builds both sites, and compares
 *   npm run test:screenshots                      compares dist/; then look at test-results/screenshots/index.html
 *   npm run test:screenshots -- --update-snapshots   takes the new ones as right
 *
 * Due dates move with the day of the build, so take new screenshots after `BUILD_DATE=2026-11-28 npm run build`. Those
 * of the second firm, once its group has run, need the last command with CONTENT_DIR=.cache/second-firm/content and
 * DIST_DIR=.cache/second-firm/dist.
 */
export default defineConfig({
  ...base,
  testDir: "tests/screenshots",
  outputDir: "test-results/screenshots-run",
  snapshotPathTemplate: "tests/screenshots/references/{arg}{ext}",
  reporter: [["line"], ["html", { outputFolder: "test-results/screenshots", open: "never" }]],
  projects: [{ name: "screenshots", use: { deviceScaleFactor: 0.5 } }],
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: "disabled", scale: "device" },
  },
});
