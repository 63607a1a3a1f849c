import { topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fillCount } from "../../app/lib/fill.ts";
import { hasPages, type listOn } from "./lists.ts";
import { sampleOf } from "./addresses.ts";
import { expect, test } from "./pages.ts";
import {
  complaints,
  layoutShift,
  loaded,
  scrollTo,
  animationsFinished,
  hydrated,
} from "./visitor.ts";

const { count: counted } = labels().articleBrowser;

type List = ReturnType<typeof listOn>;

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
const scrollPositions = ({ search }: List) =>
  search.evaluate((field) => {
    const { top, height } = field.getBoundingClientRect();
    const end = document.documentElement.scrollHeight - innerHeight;
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return [0, top - header, top - innerHeight / 2, top - innerHeight + height, end].map((y) =>
      Math.round(Math.min(Math.max(y + (y === end ? 0 : scrollY), 0), end)),
    );
  });

/** The search field, the number of results and the title of the first one are all in the window. */
async function expectResultsInView({ search, count, titles }: List): Promise<void> {
  for (const part of [search, count, titles.first()]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(count).toHaveText(/\d/);
  // Words for screen readers alone would leave it without height.
  expect((await count.boundingBox())?.height).toBeGreaterThan(10);
}

for (const size of sampleOf(WINDOWS)) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("typing and clearing leave the search field where it is", async ({ page, list }) => {
      await list.open();
      const whole = await list.count.innerText();
      for (const top of new Set(await scrollPositions(list))) {
        await scrollTo(page, top);
        await list.search.evaluate((field) => field.focus({ preventScroll: true }));
        // From outside the window the browser itself brings the field in.
        await page.keyboard.press("p");
        await expect(page).toHaveURL(/\?q=p$/);
        const { y } = (await list.search.boundingBox())!;
        await page.keyboard.type("qq");
        await expect(list.count).toHaveText(fillCount(counted, 0, {}));
        expect((await list.search.boundingBox())!.y).toBeCloseTo(y, 0);
        await list.search.clear();
        await expect(list.count).toHaveText(whole);
        expect((await list.search.boundingBox())!.y).toBeCloseTo(y, 0);
        await expect(list.search).toBeInViewport({ ratio: 1 });
      }
    });

    test("a topic and a page begin at the controls (A6, R58, A23)", async ({ page, list }) => {
      await list.open();
      const topic = list.controls.nth(1);
      await topic.scrollIntoViewIfNeeded();
      await topic.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectResultsInView(list);
      await expect(topic).toBeInViewport({ ratio: 1 });
      await list.controls.first().click();
      await list.pageLink(2).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectResultsInView(list);
    });

    test("an address that filters opens at its results (A23, B9)", async ({ page, list }) => {
      const heard = complaints(page);
      await page.goto("blogs");
      const [title] = await list.titles.allInnerTexts();
      for (const query of [
        `?topic=${topicOf(categories()[0]!)}`,
        `?q=${encodeURIComponent(title!.slice(0, 12))}`,
        ...(hasPages ? ["?page=2"] : []),
        NOTHING,
      ]) {
        await page.goto(`blogs${query}`);
        await hydrated(page);
        if (query !== NOTHING) await expectResultsInView(list);
        await loaded(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await animationsFinished(page);
        // The fonts' arrival alone comes to less than half of this.
        expect((await layoutShift(page)).sum, query).toBeLessThan(0.005);
      }
      expect(heard).toEqual([]);
    });
  });
}
