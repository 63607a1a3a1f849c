import { chromium } from "@playwright/test";
import { findChromium } from "../../tests/chromium.ts";
import { median } from "./lighthouse.ts";

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

type Journey = {
  name: string;
  from: string;
  /** Where the tapped link leads; it stands on the page. */
  to: string;
  /**
   * Whether the pointer rests on the link for a second before it taps, so that the browser follows the
   * speculation rules. A driven Chromium fetches the page ahead but does not paint it ahead.
   */
  rests: boolean;
};

const JOURNEYS: Journey[] = [
  { name: "written by hand (lean)", from: "/lean", to: "/lean?next", rests: false },
  { name: "this site", from: "/services/hr-advisory", to: "/team", rests: false },
  {
    name: "this site, fetched ahead by speculation",
    from: "/services/hr-advisory",
    to: "/team",
    rests: true,
  },
];

/**
 * From the tap on a link to the first paint of the next page, on slow 4G, in rounds as Lighthouse's figures.
 * @returns milliseconds, median of `runs`, by journey
 */
export async function nextPages(origin: string, runs: number): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const times: Record<string, number[]> = Object.fromEntries(
    JOURNEYS.map(({ name }) => [name, []]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { name, from, to, rests } of JOURNEYS) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", SLOW_4G);
      await page.goto(origin + from, { waitUntil: "load" });
      await page.waitForTimeout(300);
      const link = page.locator(`a[href$="${to}"]`).last();
      if (rests) {
        await link.hover();
        await page.waitForTimeout(1000);
      }
      const start = Date.now();
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(origin + to);
      const painted = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => {
              const paint = list.getEntriesByName("first-contentful-paint")[0];
              if (paint) resolve(performance.timeOrigin + paint.startTime);
            }).observe({ type: "paint", buffered: true }),
          ),
      );
      times[name]!.push(painted - start);
      await context.close();
    }
  }
  await browser.close();
  return Object.fromEntries(Object.entries(times).map(([name, of]) => [name, median(of)]));
}
