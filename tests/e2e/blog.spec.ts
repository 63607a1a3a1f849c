import { featuredPost } from "../../app/collections/article-lists.server.ts";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import { sampleOf } from "./addresses.ts";
import { LISTS, hasPages, type listOn } from "./lists.ts";
import { expect, test } from "./pages.ts";
import {
  animationsFinished,
  announcedBy,
  complaints,
  hydrated,
  layoutShift,
  loaded,
  main,
  scrollTo,
  withAnswer,
} from "./visitor.ts";

const { articleBrowser: words, featuredArticle, lists, pagination } = labels();
const { all } = LISTS.blogs;

const featured = featuredPost()!;
/** A topic with articles, and another one if there is any. */
const topic = posts()[0]!.category;
const other = categories().find((category) => category !== topic);
const ofTopic = posts().filter(({ category }) => category === topic);
const [first] = ofTopic as [ReturnType<typeof posts>[number]];

test("six to a page, all of them in the list (R53, R58, R59, A23)", async ({ page, list }) => {
  test.skip(!hasPages, "the list of articles has one page");
  await list.open();
  const title = await page.title();
  const titles = posts().map(({ title }) => title);
  const pageCount = Math.ceil(titles.length / 6);
  await expect(list.pages.getByText(pagination.previous)).toBeVisible();
  for (let number = 1; number <= pageCount; number++) {
    if (number > 1) {
      await list.pageLink("next").press("Enter");
      const said = fill(lists.page, { page: number });
      await expect(page).toHaveTitle(fill(lists.title, { said, title }));
      // Keyboard focus continues from the results.
      const heading = main(page).getByRole("heading", { name: words.heading, exact: true });
      await expect(heading).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(list.rows.first().getByRole("link")).toBeFocused();
    }
    await expect(list.pageLink(number)).toHaveAttribute("aria-current", "page");
    await expect(list.pageLink("previous")).toHaveCount(number > 1 ? 1 : 0);
    await expect(list.pages.locator("[data-page]:not([href])")).toHaveCount(0);
    await expect(list.pageLink("next")).toHaveCount(number < pageCount ? 1 : 0);
    await expect(list.count).toHaveText(
      fill(words.countOnPage, {
        entries: fillCount(words.count, posts().length, {}),
        page: number,
        pages: pageCount,
      }),
    );
    await expect(list.titles).toHaveText(titles.slice((number - 1) * 6, number * 6));
    const marked = main(page).getByRole("article").filter({ hasText: featuredArticle.mark });
    await expect(marked).toContainText(featured.title);
    await expect(marked.locator("img")).toHaveCount(number > 1 ? 0 : 1);
  }
  await main(page).getByRole("article").getByText(featuredArticle.mark).click();
  await expect(page).toHaveURL(new RegExp(`${featured.path}$`));
});

test("a search begins at page one and has a way back (R56, R59, R61)", async ({ page, list }) => {
  // Made-up words, one in six articles and one in seven, so that the test does not depend on the content.
  await withAnswer(page, /\/blogs$/, (html) => {
    let row = 0;
    return html.replace(/data-words="/g, (start) => {
      row += 1;
      return `${start}${row <= 7 ? "qseven " : ""}${row <= 6 ? "qsix " : ""}`;
    });
  });
  await list.open();
  const [whole, titles] = [await list.count.innerText(), await list.titles.allInnerTexts()];
  await list.pageLink(2).click();
  const steps = await page.evaluate(() => history.length);
  const announced = await announcedBy(list.status);
  await list.search.pressSequentially("qsix", { delay: 40 });
  await expect(page).toHaveURL(/\/blogs\?q=qsix$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(list.rows).toHaveCount(6);
  await expect(list.pages).toHaveCount(0);
  // Announced only after the visitor has stopped typing.
  const six = `${fill(lists.quoted, { text: "qsix" })}, ${fillCount(words.count, 6, {})}`;
  await expect(list.status).toHaveText(six);
  expect(await announced.jsonValue()).toEqual([six]);

  await list.search.fill("qseven");
  await expect(list.rows).toHaveCount(6);
  await list.pageLink(2).click();
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/blogs\?q=qseven&page=2$/);
  await list.search.fill(featured.title);
  await expect(list.titles).toHaveText([featured.title]);
  await expect(
    main(page).getByRole("article").filter({ hasText: featured.title }),
    "not featured as well",
  ).toHaveCount(1);
  const hostile = "<img src=x onerror=document.body.remove()>";
  await list.open(`?q=${encodeURIComponent(hostile)}`);
  await expect(list.search).toHaveValue(hostile);
  await expect(list.nothingFound).toBeVisible();
  await expect(list.count).toHaveText(
    `${fill(lists.quoted, { text: hostile })}, ${fillCount(words.count, 0, {})}`,
  );
  await main(page).getByRole("link", { name: words.showAll }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(list.search).toHaveValue("");
  await expect(list.titles).toHaveText(titles);
  await expect(list.count).toHaveText(whole);
});

test("a topic joins the search, history keeps them (A6, B9)", async ({ page, list }) => {
  await list.open();
  const title = await page.title();
  await list.pageLink(2).click();
  await list.control(topic).click();
  await list.search.fill(first.title);
  await expect(list.titles).toHaveText([first.title]);
  const quoted = fill(lists.quoted, { text: first.title });
  const said = [quoted, topic, fillCount(words.count, 1, {})].join(", ");
  await expect(page).toHaveTitle(fill(lists.title, { said, title }));
  await page.reload();
  await expect(list.search).toHaveValue(first.title);
  await expect(list.titles).toHaveText([first.title]);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(list.search).toHaveValue("");
  await expect(list.pageLink(2)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.goForward();
  await page.goForward();
  await expect(list.current).toHaveText([topic]);
  await expect(list.search).toHaveValue(first.title);
  if (!other) return;
  await list.control(other).click();
  await expect(list.nothingFound).toBeVisible();
  await expect(list.search).toHaveValue(first.title);
});

test("a click that means a new tab stays the browser's", async ({ page, context, list }) => {
  await list.open();
  const opened = context.waitForEvent("page");
  await list.control(topic).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(new RegExp(`/blogs/${topicOf(topic)}$`));
  await expect(page).toHaveURL(/\/blogs$/);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a topic glides up, a page jumps (R57, ${reducedMotion})`, async ({ page, list }) => {
    await page.emulateMedia({ reducedMotion });
    await list.open();
    await page.evaluate(() => {
      const record: unknown[] = [];
      Object.assign(window, { record });
      window.scrollTo = ((options: unknown) => record.push(options)) as typeof window.scrollTo;
    });
    await list.control(topic).click();
    await list.control(all).click();
    await list.pageLink(2).click();
    const record = await page.evaluate(() => (window as unknown as { record: unknown[] }).record);
    const glide = { top: 0, behavior: reducedMotion === "reduce" ? "instant" : "smooth" };
    expect(record).toEqual([glide, glide, { top: 0, behavior: "instant" }]);
  });
}

test("a topic's own page is searched, and leads to the other topics", async ({ page, list }) => {
  const said = complaints(page);
  const own = `blogs/${topicOf(topic)}`;
  await page.goto(own);
  await hydrated(page);
  await expect(list.titles).toHaveText(ofTopic.slice(0, 6).map(({ title }) => title));
  await expect(list.current).toHaveText([topic]);
  await list.search.fill(first.title);
  await expect(list.titles).toHaveText([first.title]);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(own) && url.searchParams.has("q"));
  if (!other) return;
  await list.control(other).click();
  await expect(page).toHaveURL(new RegExp(`/blogs[?]q=[^&]+&topic=${topicOf(other)}$`));
  await expect(list.nothingFound).toBeVisible();
  expect(said).toEqual([]);
});

test("search and topics find older articles, once they are asked (B25)", async ({ page, list }) => {
  const older = Array.from({ length: 8 }, (_, place) => `Older article ${place}`);
  await withAnswer(page, /\/blogs$/, (html) =>
    html
      .replace('data-list="{', "$&&quot;others&quot;:&quot;/article-index.json&quot;,")
      .replace(
        /<ul [^>]*data-rows/,
        "<template><li><article><h3><a>{title}</a></h3><p>{excerpt}</p></article></li></template>$&",
      ),
  );
  let asked = 0;
  const isTyped = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  await page.route("**/article-index.json", async (route) => {
    asked += 1;
    if (asked === 1) {
      await isTyped.promise;
      return route.abort();
    }
    await arrival.promise;
    const entries = older.map((title, place) => ({
      href: `/blog/${9000 + place}`,
      values: `topic=${topicOf(topic)}`,
      texts: { title, excerpt: "qolder words", category: topic },
      searched: ["title", "excerpt", "category"],
    }));
    await route.fulfill({ json: entries });
  });
  await list.open();
  const whole = await list.count.innerText();
  expect(asked).toBe(0);
  // The index is not loaded at first: only the document's entries are searched.
  await list.search.fill("qolder");
  isTyped.resolve();
  await expect(list.nothingFound).toBeVisible();
  await list.search.fill("qolder w");
  await expect(list.count).toContainText(lists.searching);
  await expect(list.nothingFound).toBeHidden();
  arrival.resolve();
  await expect(list.rows).toHaveCount(6);
  await expect(list.rows.first().getByRole("link")).toHaveAttribute("href", "/blog/9000");
  await list.pageLink(2).click();
  await expect(list.titles).toHaveText(older.slice(6));
  await list.search.fill("");
  await list.control(topic).click();
  await expect(list.count).toContainText(fillCount(words.count, ofTopic.length + older.length, {}));
  await list.control(all).click();
  await expect(list.count).toHaveText(whole);
  expect(asked).toBe(2);
});

type List = ReturnType<typeof listOn>;

/** A phone with half its viewport covered, a desktop, a laptop, a phone. */
const WINDOWS = [
  { width: 390, height: 480 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const NOTHING = "?q=qqqq";

/** Scroll positions: top; the search field below the header, in the middle and at the foot of the viewport; end. */
const scrollPositions = ({ search }: List) =>
  search.evaluate((field) => {
    const { top, height } = field.getBoundingClientRect();
    const end = document.documentElement.scrollHeight - innerHeight;
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return [0, top - header, top - innerHeight / 2, top - innerHeight + height, end].map((y) =>
      Math.round(Math.min(Math.max(y + (y === end ? 0 : scrollY), 0), end)),
    );
  });

async function expectResultsInView({ search, count, titles }: List): Promise<void> {
  for (const part of [search, count, titles.first()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(count).toHaveText(/\d/);
  // A visually hidden count would have no height.
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
        // The browser itself scrolls to the field when it is outside the viewport.
        await page.keyboard.press("p");
        await expect(page).toHaveURL(/\?q=p$/);
        const { y } = (await list.search.boundingBox())!;
        await page.keyboard.type("qq");
        await expect(list.count).toContainText(fillCount(words.count, 0, {}));
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
      await list.pageLink("next").click();
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
        // Font loading alone causes less than half of this.
        expect((await layoutShift(page)).sum, query).toBeLessThan(0.005);
      }
      expect(heard).toEqual([]);
    });
  });
}
