import { expect, test, type Page } from "@playwright/test";
import { PAGE_TYPES } from "../../scripts/bench/page-types.ts";
import * as budgets from "../build/budgets.ts";
import { idle } from "./visitor.ts";

const KINDS = ["Document", "Stylesheet", "Font", "Image", "Script"] as const;
type Kind = (typeof KINDS)[number];

/** What the network carries for a page; bytes without headers. */
type Load = { requests: number; bytes: Record<Kind, number> };

const nothing = (): Load => ({
  requests: 0,
  bytes: { Document: 0, Stylesheet: 0, Font: 0, Image: 0, Script: 0 },
});

/** Counts from now on; the icon of the browser's tab is not the page's. */
async function count(page: Page): Promise<Load> {
  const load = nothing();
  const kinds = new Map<string, { kind: Kind; headers: number }>();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    const kind = KINDS.find((name) => name === type);
    if (kind && !response.url.includes("/favicon"))
      kinds.set(requestId, { kind, headers: response.encodedDataLength });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (!known) return;
    load.requests += 1;
    load.bytes[known.kind] += encodedDataLength - known.headers;
  });
  return load;
}

const sum = ({ bytes }: Load): number => Object.values(bytes).reduce((a, b) => a + b, 0);

const earlyScripts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loadEventStart).length;
  });

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, address] of Object.entries(PAGE_TYPES)) {
  test(`${name}: what a phone loads stays within its budgets`, async ({ page }) => {
    const load = await count(page);
    const over: string[] = [];
    const hold = (what: string, measured: number, allowed: number) => {
      if (measured > allowed) over.push(`${name}: ${what} ${measured}, allowed ${allowed}`);
    };
    const reading = budgets.readingPages(address);

    await page.goto(address === "/" ? "./" : address.slice(1));
    // With the reading serif where it shows at once.
    if (reading) await expect(page.locator("html")).toHaveAttribute("data-loaded");
    await idle(page);

    const before = structuredClone(load);
    hold("scripts asked for before the page has loaded", await earlyScripts(page), 0);
    const island = budgets.ISLAND_SCRIPT[address] ?? 0;
    const { Document, Stylesheet, Font, Script } = before.bytes;
    hold("bytes of the document", Document, budgets.DOCUMENT);
    hold("bytes of styles in a file", Stylesheet, budgets.LATER_STYLES);
    hold("bytes of fonts", Font, budgets.FONTS + (reading ? budgets.READING_FONT : 0));
    hold("bytes of script before a visitor shows", Script, island);
    hold(
      "bytes before scrolling, without script",
      sum(before) - Script,
      reading ? budgets.BEFORE_SCROLLING_READING : budgets.BEFORE_SCROLLING,
    );
    if (!island)
      hold("requests before scrolling", before.requests, budgets.REQUESTS_BEFORE_SCROLLING);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState("networkidle");
    const script = load.bytes.Script;
    hold("bytes to its end, without script", sum(load) - script, budgets.TO_ITS_END);
    hold("bytes of script", script, island || budgets.ENHANCEMENTS);
    expect(over).toEqual([]);
  });
}
