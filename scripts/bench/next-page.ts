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

/**
 * From the tap on a link to the first paint of the next page, on slow 4G.
 * @param speculation whether the pointer rests on the link for a second before it taps, so that the browser
 *   follows the speculation rules. A driven Chromium fetches the page ahead but does not paint it ahead
 * @returns milliseconds, median of `runs`
 */
export async function nextPage(
  origin: string,
  runs: number,
  speculation: boolean,
): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.goto(`${origin}/services/hr-advisory`, { waitUntil: "load" });
    await page.waitForTimeout(300);
    const link = page.locator('footer a[href$="/team"]');
    if (speculation) {
      await link.hover();
      await page.waitForTimeout(1000);
    }
    const start = Date.now();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(/\/team$/);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName("first-contentful-paint")[0];
            if (paint) resolve(performance.timeOrigin + paint.startTime);
          }).observe({ type: "paint", buffered: true }),
        ),
    );
    times.push(painted - start);
    await context.close();
  }
  await browser.close();
  return median(times);
}
