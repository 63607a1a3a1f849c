import { expect, test, type Page } from "@playwright/test";
import { relative } from "../e2e/addresses.ts";

export const WIDTHS = [390, 1440];

/** A day on which nothing on the pages moves: clocks, dates and years stand still. */
const NOW = new Date("2026-11-26T06:30:00Z");

/** Opens a page with all of its pictures and rows. */
export async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // What lies far below the window would be empty in a picture of the whole page.
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).contentVisibility === "auto")
        element.style.contentVisibility = "visible";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Compares whole pages with their references, at every width.
 * @param pages their addresses, by the names of the references; a page that the site lacks is skipped
 * @param tallest how many pixels of a page are compared, from its top
 */
export function comparePages(pages: Record<string, string | undefined>, tallest = Infinity): void {
  for (const [name, address] of Object.entries(pages))
    for (const width of WIDTHS)
      test(`${name} at ${width} px`, async ({ page }) => {
        test.skip(address === undefined, "The site has no such page.");
        await open(page, relative(address!), width);
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, clip });
      });
}
