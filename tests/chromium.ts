import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { inPath } from "./in-path.ts";

// The headless shell first: it draws no window, so tests take a fraction of the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:/Program Files", "Google/Chrome/Application/chrome.exe"),
];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else an installed Chromium or Chrome, else Playwright's download.
 * @returns the path of the program; undefined if there is none
 */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    (inPath(...names) ?? [...elsewhere, chromium.executablePath()].find((file) => existsSync(file)))
  );
}
