import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { findChromium } from "../../tests/chromium.ts";

export type LighthouseFigures = {
  /** Milliseconds, as Lighthouse simulates a mid-range phone on slow 4G. */
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  mainThread: number;
  cls: number;
  /** Of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Measures one address once, in a fresh browser. */
async function measure(url: string, device: "phone" | "desktop"): Promise<LighthouseFigures> {
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
    const outcome = await lighthouse(
      url,
      { port: chrome.port, output: "json", logLevel: "error" },
      device === "desktop" ? desktopConfig : undefined,
    );
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = outcome.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      speedIndex: figure("speed-index"),
      tbt: figure("total-blocking-time"),
      mainThread: figure("mainthread-work-breakdown"),
      cls: figure("cumulative-layout-shift"),
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    };
  } finally {
    await chrome.kill();
  }
}

/**
 * Measures addresses in rounds, each of them once in each round: a change in what else the machine does then
 * meets them all alike.
 * @returns the median of each figure, by address, in the order given
 */
export async function measureInRounds(
  urls: string[],
  rounds: number,
  device: "phone" | "desktop",
  onRound: (round: number) => void,
): Promise<LighthouseFigures[]> {
  const results: LighthouseFigures[][] = urls.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) results[index]!.push(await measure(url, device));
    onRound(round);
  }
  const keys = Object.keys(results[0]![0]!) as (keyof LighthouseFigures)[];
  return results.map(
    (ofOne) =>
      Object.fromEntries(
        keys.map((key) => [key, median(ofOne.map((result) => result[key]))]),
      ) as LighthouseFigures,
  );
}
