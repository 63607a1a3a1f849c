import { expect, type Locator, type Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");

/** Waits until every island is hydrated; they load by themselves once the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("[data-awake]").first().waitFor({ state: "attached" });
  await expect(
    page.locator("[data-island]:not([data-awake], :has([data-awake]))"),
    "sections that do not answer",
  ).toHaveCount(0);
}

/** Imitates a visitor's return to a page that was left open. */
export const visitorIsBack = (page: Page, event = "visibilitychange"): Promise<boolean> =>
  page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), event);

/** A list of all that a live region announces from now on. */
export const announcedBy = (status: Locator) =>
  status.evaluateHandle((element) => {
    const said: string[] = [];
    const look = () => said.push(element.textContent);
    new MutationObserver(look).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  });

/** Waits until the last change is painted and its animations have finished. */
export const animationsFinished = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // An event of one frame may start an animation in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Waits until a page has loaded, the browser has been idle, and nothing moves. */
export async function loaded(page: Page): Promise<void> {
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  await animationsFinished(page);
}

/** Waits for all pictures and fonts of the page, also those below the viewport. */
export const picturesShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await animationsFinished(page);
}

/** Delays the island's script until the returned function is called: the time before hydration. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Slow 4G and a slower processor. @param rate by which factor */
export async function slowDown(page: Page, rate = 1): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") list.push(message.text());
  });
  return list;
}

/**
 * Stubs the clipboard, which the site's own policy lets no script read.
 * @param refuses whether copying fails
 * @returns a function that returns all texts copied since the page was opened
 */
export async function clipboardOf(page: Page, refuses = false): Promise<() => Promise<string[]>> {
  await page.addInitScript((refused) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    if (refused) document.execCommand = () => false;
    addEventListener("copy", ({ clipboardData }) => copied.push(clipboardData!.getData("text")));
  }, refuses);
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Visible elements that have moved by themselves since the page was opened.
 * @returns the layout shift score (CLS), and the elements that moved vertically or changed their height
 */
export const layoutShift = (page: Page): Promise<{ sum: number; upOrDown: string[] }> =>
  page.evaluate(async () => {
    let sum = 0;
    const upOrDown: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        sum += value;
        for (const { node, previousRect: before, currentRect: after } of sources)
          if (Math.abs(before.y - after.y) > 1 || Math.abs(before.height - after.height) > 1)
            upOrDown.push(node?.textContent?.slice(0, 60) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return { sum, upOrDown };
  });

/** The number of A4 sheets that a page is printed on, with the margins of most printers. */
export async function printedSheets(page: Page): Promise<number> {
  const margin = { top: "8mm", right: "10mm", bottom: "8mm", left: "10mm" };
  const sheets = (await page.pdf({ format: "A4", margin })).toString("latin1");
  return sheets.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Changes the response for an address. @param change from the old text to the new one; both must differ */
export const withAnswer = (
  page: Page,
  address: string | RegExp,
  change: (text: string) => string,
): Promise<unknown> =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = change(text);
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });

/** Checks that cookies and storage are empty, and the address contains nothing that was typed. */
export async function expectNothingKept(page: Page, typed: string[] = []): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
    state: history.state as unknown,
  }));
  expect(kept).toEqual({
    local: {},
    session: {},
    databases: [],
    caches: [],
    workers: [],
    state: null,
  });
  const address = decodeURIComponent(page.url());
  for (const value of typed) expect(address).not.toContain(value);
}
