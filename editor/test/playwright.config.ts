import { defineConfig } from "@playwright/test";
import { findChromium } from "../../tests/chromium.ts";

export const port = Number(process.env.TEST_PORT ?? 4589);

/** A week of editing with the forms, on a copy of the content with its own history. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/editor",
  workers: 1,
  timeout: 600_000,
  // The first page of a kind is compiled on demand.
  expect: { timeout: 120_000 },
  reporter: "line",
  use: {
    screenshot: "only-on-failure",
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1500, height: 950 },
    actionTimeout: 120_000,
    launchOptions: { executablePath: findChromium(), chromiumSandbox: process.getuid?.() !== 0 },
  },
  webServer: {
    command: `"${process.execPath}" editor/test/start.ts`,
    cwd: "../..",
    env: { PORT: String(port) },
    url: `http://localhost:${port + 1}/`,
    timeout: 300_000,
  },
});
