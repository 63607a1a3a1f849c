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

/** Measures one address once, in a fresh browser. @returns nothing where Lighthouse got no figures */
async function measure(
  url: string,
  device: "phone" | "desktop",
): Promise<LighthouseFigures | undefined> {
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
    const { audits, categories, runtimeError } = outcome.lhr;
    if (runtimeError || audits["largest-contentful-paint"]?.numericValue === undefined) {
      console.warn(`no figures for ${url}: ${runtimeError?.message ?? "no paint was seen"}`);
      return undefined;
    }
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
 * @throws Error naming an address that no round had figures for
 */
export async function measureInRounds(
  urls: string[],
  rounds: number,
  device: "phone" | "desktop",
  onRound: (round: number) => void,
): Promise<LighthouseFigures[]> {
  const results: LighthouseFigures[][] = urls.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const figures = await measure(url, device);
      if (figures) results[index]!.push(figures);
    }
    onRound(round);
  }
  return results.map((ofOne, index) => {
    const [first] = ofOne;
    if (!first) throw new Error(`Lighthouse gave no figures for ${urls[index]}`);
    const keys = Object.keys(first) as (keyof LighthouseFigures)[];
    return Object.fromEntries(
      keys.map((key) => [key, median(ofOne.map((result) => result[key]))]),
    ) as LighthouseFigures;
  });
}
