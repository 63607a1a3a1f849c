import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { findChromium } from "../tests/chromium.ts";

/**
 * Runs Lighthouse on one address as a mid-range phone on slow 4G, in a fresh browser.
 * @param method "devtools" slows network and processor while the page loads; "simulate" loads the page at
 *   full speed and computes from that what a slow phone would have needed
 * @returns nothing where Lighthouse saw no paint
 */
export async function runLighthouse(
  url: string,
  method: "devtools" | "simulate",
  flags: Flags = {},
): Promise<RunnerResult | undefined> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      throttlingMethod: method,
      ...flags,
    });
    if (!result || result.lhr.runtimeError) {
      console.warn(`no figures for ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
      return undefined;
    }
    return result;
  } finally {
    await chrome.kill();
  }
}
