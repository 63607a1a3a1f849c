import type { Page } from "@playwright/test";
import { launchBrowser, slowPhone } from "./phone.ts";

/** Milliseconds from each letter to the paint that follows it. */
export type Keystrokes = Record<string, number[]>;

const PATHS = ["/search", "/blogs"];

declare global {
  interface Window {
    keystrokes: Record<number, number>;
  }
}

/** Runs in the page: notes the slowest event of each letter; the browser leaves out what takes less than 16 ms. */
function watch() {
  window.keystrokes = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId)
        window.keystrokes[interactionId] = Math.max(
          window.keystrokes[interactionId] ?? 0,
          duration,
        );
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/** The longest word of each title on a page, each once. */
async function titleWords(page: Page): Promise<string[]> {
  const titles = await page.locator("main h3").allInnerTexts();
  const longest = titles.map((title) => title.split(/\W+/).sort((a, b) => b.length - a.length)[0]!);
  return [...new Set(longest)].slice(0, 5);
}

/** Types words into each search, letter by letter, once the first word has fetched the index. */
export async function typeInSearches(origin: string): Promise<Keystrokes> {
  const browser = await launchBrowser();
  const keystrokes: Keystrokes = {};
  for (const path of PATHS) {
    const { page, context } = await slowPhone(browser);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const words = await titleWords(page);
    const field = page.getByRole("main").getByRole("searchbox");
    for (const [place, word] of words.entries()) {
      await field.fill("");
      await field.pressSequentially(word, { delay: 300 });
      await page.waitForLoadState("networkidle");
      if (place === 0) await page.evaluate(watch);
    }
    await page.waitForTimeout(1000);
    keystrokes[path] = await page.evaluate(() => Object.values(window.keystrokes));
    await context.close();
  }
  await browser.close();
  return keystrokes;
}
