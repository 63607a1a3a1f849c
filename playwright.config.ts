import { defineConfig } from "@playwright/test";
import { cacheQueries } from "./app/collections/reader/once-per-build.server.ts";
import { findChromium } from "./tests/chromium.ts";

// Content does not change after the build: each process reads it once.
cacheQueries();

const port = Number(process.env.TEST_PORT ?? 4599);
const isRoot = process.getuid?.() === 0;

/** Journeys through the built site in a real browser; `npm run test:all` adds forced colours. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // CI's machines are shared: tests that pass at the second try are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "line",
  // One reference for all platforms, with a tolerance: machines differ a little in anti-aliasing.
  snapshotPathTemplate: "tests/examples/references/{arg}{ext}",
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.04, animations: "disabled" } },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      chromiumSandbox: !isRoot,
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "chromium" },
    ...(process.env.TEST_ALL
      ? [{ name: "forced-colors", use: { contextOptions: { forcedColors: "active" as const } } }]
      : []),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
  },
});
