import { chromium } from "@playwright/test";
import { findChromium } from "../../tests/chromium.ts";

/** Bytes on the wire by kind: before the page is scrolled, and after reading it to its end. */
export type PageBytes = {
  document: number;
  css: number;
  font: number;
  image: number;
  script: number;
  other: number;
  beforeScrolling: number;
  requestsBeforeScrolling: number;
  toTheEnd: number;
};

const kindOf = (
  type: string,
): keyof Pick<PageBytes, "document" | "css" | "font" | "image" | "script" | "other"> =>
  (
    {
      Document: "document",
      Stylesheet: "css",
      Font: "font",
      Image: "image",
      Script: "script",
    } as const
  )[type as "Document"] ?? "other";

/** Opens a page as a phone does and counts what the network carried; the icon of the browser's tab is not the page's. */
export async function pageBytes(
  origin: string,
  paths: string[],
): Promise<Record<string, PageBytes>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const table: Record<string, PageBytes> = {};
  for (const path of paths) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    const bytes: PageBytes = {
      document: 0,
      css: 0,
      font: 0,
      image: 0,
      script: 0,
      other: 0,
      beforeScrolling: 0,
      requestsBeforeScrolling: 0,
      toTheEnd: 0,
    };
    const kinds = new Map<string, string>();
    client.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (!response.url.includes("/favicon")) kinds.set(requestId, type);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = kinds.get(requestId);
      if (!type) return;
      bytes[kindOf(type)] += encodedDataLength;
      bytes.toTheEnd += encodedDataLength;
      bytes.requestsBeforeScrolling += 1;
    });
    await page.goto(origin + path, { waitUntil: "load" });
    await page.waitForTimeout(700);
    const { script, toTheEnd, requestsBeforeScrolling } = bytes;
    // Script of the pages with state comes after first paint and is counted on its own.
    bytes.beforeScrolling = toTheEnd - script;
    const requests = requestsBeforeScrolling;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(400);
    table[path] = { ...bytes, requestsBeforeScrolling: requests };
    await context.close();
  }
  await browser.close();
  return table;
}
