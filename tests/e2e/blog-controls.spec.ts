import { expect, test, type Page } from "@playwright/test";
import { topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fillCount } from "../../app/lib/fill.ts";
import { cards, count, hasPages, open, pageLink, search, topics } from "./blog-list.ts";
import { sampleOf } from "./addresses.ts";
import {
  complaints,
  layoutShift,
  loaded,
  scrollTo,
  animationsFinished,
  hydrated,
} from "./visitor.ts";

const { count: counted } = labels().articleBrowser;

/** A phone with half its window taken, desktop, laptop, phone. */
const WINDOWS = [
  { width: 390, height: 480 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** A search that finds no article. */
const NOTHING = "?q=qqqq";

/** Scroll positions: the top; the field below the header, in the middle and at the foot of the window; the end. */
const scrollPositions = (page: Page) =>
  search(page).evaluate((field) => {
    const { top, height } = field.getBoundingClientRect();
    const end = document.documentElement.scrollHeight - innerHeight;
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return [0, top - header, top - innerHeight / 2, top - innerHeight + height, end].map((y) =>
      Math.round(Math.min(Math.max(y + (y === end ? 0 : scrollY), 0), end)),
    );
  });

/** The search field, the number of results and the title of the first one are all in the window. */
async function expectResultsInView(page: Page): Promise<void> {
  const title = cards(page).first().getByRole("heading");
  for (const part of [search(page), count(page), title]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(count(page)).toHaveText(/\d/);
  // Words for screen readers alone would leave it without height.
  expect((await count(page).boundingBox())?.height).toBeGreaterThan(10);
}

for (const size of sampleOf(WINDOWS)) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("typing and clearing leave the search field where it is", async ({ page }) => {
      await open(page);
      const whole = await count(page).innerText();
      for (const top of new Set(await scrollPositions(page))) {
        await scrollTo(page, top);
        await search(page).evaluate((field) => field.focus({ preventScroll: true }));
        // From outside the window the browser itself brings the field in.
        await page.keyboard.press("p");
        await expect(page).toHaveURL(/\?q=p$/);
        const { y } = (await search(page).boundingBox())!;
        await page.keyboard.type("qq");
        await expect(count(page)).toHaveText(fillCount(counted, 0, {}));
        expect((await search(page).boundingBox())!.y).toBeCloseTo(y, 0);
        await search(page).clear();
        await expect(count(page)).toHaveText(whole);
        expect((await search(page).boundingBox())!.y).toBeCloseTo(y, 0);
        await expect(search(page)).toBeInViewport({ ratio: 1 });
      }
    });

    test("a topic and a page begin with controls, count and results (A6, R58, A23)", async ({
      page,
    }) => {
      await open(page);
      const topic = topics(page).nth(1);
      await topic.scrollIntoViewIfNeeded();
      await topic.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectResultsInView(page);
      await expect(topic).toBeInViewport({ ratio: 1 });
      await topics(page).first().click();
      await pageLink(page, 2).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectResultsInView(page);
    });

    test("an address that filters opens at its results, and nothing shifts (A23, B9)", async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto("blogs");
      const [title] = await cards(page).getByRole("heading").allInnerTexts();
      for (const query of [
        `?topic=${topicOf(categories()[0]!)}`,
        `?q=${encodeURIComponent(title!.slice(0, 12))}`,
        ...(hasPages ? ["?page=2"] : []),
        NOTHING,
      ]) {
        await page.goto(`blogs${query}`);
        await hydrated(page);
        if (query !== NOTHING) await expectResultsInView(page);
        await loaded(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await animationsFinished(page);
        // The fonts' arrival alone comes to less than half of this.
        expect(await layoutShift(page), query).toBeLessThan(0.005);
      }
      expect(heard).toEqual([]);
    });
  });
}
