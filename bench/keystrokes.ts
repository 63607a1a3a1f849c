import type { CDPSession, Page } from "@playwright/test";
import { launchBrowser, slowPhone } from "./phone.ts";
import { longestWord } from "./taps.ts";

/**
 * What a search costs: bytes on the wire for the first word, with the index that it asks for, and then milliseconds
 * from each letter to the paint that follows it, `FAST` where it took no longer than that.
 */
export type Keystrokes = Record<string, { firstWordBytes: number; letters: number[] }>;

const PATHS = ["/search", "/blogs"];

/** What the browser does not report: it took less. */
const FAST = 16;

declare global {
  interface Window {
    keystrokes?: Record<number, number>;
  }
}

/** Runs in the page: notes the slowest event of each letter that takes this long. */
function watch(durationThreshold: number) {
  const slowest: Record<number, number> = (window.keystrokes = {});
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) slowest[interactionId] = Math.max(slowest[interactionId] ?? 0, duration);
    }
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** The longest word of each title on a page, each once. */
async function titleWords(page: Page): Promise<string[]> {
  const titles = await page.locator("main h3").allInnerTexts();
  return [...new Set(titles.map(longestWord))].slice(0, 5);
}

/** Types words into a search, letter by letter. The first one fetches the index. */
async function typeWords(page: Page, client: CDPSession): Promise<Keystrokes[string]> {
  const [first, ...words] = await titleWords(page);
  if (first === undefined) return { firstWordBytes: 0, letters: [] };
  const field = page.getByRole("main").getByRole("searchbox");
  const type = async (word: string) => {
    await field.fill("");
    await field.pressSequentially(word, { delay: 300 });
    await page.waitForLoadState("networkidle");
  };
  let firstWordBytes = 0;
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    firstWordBytes += encodedDataLength;
  };
  client.on("Network.loadingFinished", count);
  await type(first);
  client.off("Network.loadingFinished", count);
  await page.evaluate(watch, FAST);
  for (const word of words) await type(word);
  await page.waitForTimeout(1000);
  const reported = await page.evaluate(() => Object.values(window.keystrokes ?? {}));
  const fast = Math.max(words.join("").length - reported.length, 0);
  return { firstWordBytes, letters: [...reported, ...Array.from({ length: fast }, () => FAST)] };
}

/** Types words into each search, each round on fresh pages. */
export async function typeInSearches(origin: string, rounds: number): Promise<Keystrokes> {
  const browser = await launchBrowser();
  const keystrokes: Keystrokes = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of PATHS) {
      const { page, client, context } = await slowPhone(browser);
      await page.goto(origin + path, { waitUntil: "networkidle" });
      const { firstWordBytes, letters } = await typeWords(page, client);
      const earlier = keystrokes[path]?.letters ?? [];
      keystrokes[path] = { firstWordBytes, letters: [...earlier, ...letters] };
      await context.close();
    }
    console.error(`keystrokes: round ${round} of ${rounds}`);
  }
  await browser.close();
  return keystrokes;
}
