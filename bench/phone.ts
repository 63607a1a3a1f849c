import { chromium, type Browser, type Page } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../tests/chromium.ts";

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });

/** A page on a phone with the slow 4G and the slow processor that Lighthouse applies too. */
export async function slowPhone(browser: Browser) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const slow = throttling.mobileSlow4G;
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.requestLatencyMs,
    downloadThroughput: (slow.downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (slow.uploadThroughputKbps * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slow.cpuSlowdownMultiplier });
  return { page, client, context };
}

/** Waits until the page has asked for nothing and done nothing for a second. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))),
  );
  await page.waitForLoadState("networkidle");
}
