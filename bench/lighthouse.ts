import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { findChromium } from "../tests/chromium.ts";
import type { Results } from "./report.ts";

/**
 * How a slow phone is imitated. "devtools" slows network and processor while the page loads; "simulate" loads
 * the page at full speed and computes what a slow phone would have needed.
 */
type Method = "devtools" | "simulate";

const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  "main thread": "mainthread-work-breakdown",
  CLS: "cumulative-layout-shift",
} as const;
const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;

export const CHROME_FLAGS = ["--headless=new", "--no-sandbox", "--ignore-certificate-errors"];

/** Runs Lighthouse once, as a phone, in a fresh browser. @returns nothing where Lighthouse saw no paint */
async function runLighthouse(url: string, method: Method): Promise<RunnerResult | undefined> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: CHROME_FLAGS,
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      throttlingMethod: method,
      onlyCategories: [...SCORES],
    });
    if (result && !result.lhr.runtimeError) return result;
    console.warn(`no figures for ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  } finally {
    await chrome.kill();
  }
}

/** Milliseconds but for CLS and the scores, which are of 100. */
function figuresOf({ lhr: { audits, categories } }: RunnerResult): Record<string, number> {
  const figures = [
    ...Object.entries(AUDITS).map(([key, id]) => [key, audits[id]?.numericValue ?? Number.NaN]),
    ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  ];
  return Object.fromEntries(figures) as Record<string, number>;
}

/**
 * Measures every page once in each round, so that whatever else the machine does meets all of them alike.
 * @param pages addresses by name
 * @returns every round's figures, by name
 */
export async function measureInRounds(
  pages: Record<string, string>,
  method: Method,
  rounds: number,
): Promise<Results> {
  const results: Results = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const result = await runLighthouse(url, method);
      if (result) (results[name] ??= []).push(figuresOf(result));
    }
    console.error(`${method}: round ${round} of ${rounds}`);
  }
  return results;
}
