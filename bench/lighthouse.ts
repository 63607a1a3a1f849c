import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { findChromium } from "../tests/chromium.ts";
import type { Results } from "./report.ts";

/**
 * How a slow phone is imitated: "devtools" slows network and processor while the page loads; "simulate" loads the page
 * at full speed and computes the times of a slow phone.
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

const program = join(import.meta.dirname, "node_modules", ".bin", "lighthouse");
const CHROME_FLAGS = "--headless=new --no-sandbox --ignore-certificate-errors";

/** Runs Lighthouse once, as a phone, in a fresh browser. @returns its output @throws Error if it saw no paint */
export async function lighthouse(url: string, method: Method, ...more: string[]): Promise<string> {
  const options = [`--throttling-method=${method}`, `--chrome-flags=${CHROME_FLAGS}`, "--quiet"];
  const { stdout } = await promisify(execFile)(program, [url, ...options, ...more], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** In milliseconds, except CLS, and scores from 0 to 100. */
function figuresOf({ audits, categories }: Result): Record<string, number> {
  const figures = [
    ...Object.entries(AUDITS).map(([key, id]) => [key, audits[id]?.numericValue ?? Number.NaN]),
    ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  ];
  return Object.fromEntries(figures) as Record<string, number>;
}

/**
 * Measures every page once in each round, so that other load on the machine affects all pages alike.
 * @param pages addresses by name
 * @returns the figures of every round, by name
 */
export async function measureInRounds(
  pages: Record<string, string>,
  method: Method,
  rounds: number,
): Promise<Results> {
  const results: Results = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(pages))
      await lighthouse(url, method, "--output=json", `--only-categories=${SCORES.join()}`).then(
        (said) => (results[name] ??= []).push(figuresOf(JSON.parse(said) as Result)),
        ({ message }: Error) => console.warn(`no figures for ${url}: ${message}`),
      );
    console.error(`${method}: round ${round} of ${rounds}`);
  }
  return results;
}
