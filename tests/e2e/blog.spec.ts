import { expect, test } from "@playwright/test";
import { featuredPost } from "../../app/collections/article-lists.server.ts";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import {
  ON_FIRST_PAGE,
  all,
  cards,
  count,
  hasPages,
  nothingFound,
  open,
  pageLink,
  pages,
  search,
  status,
  tab,
  titles,
} from "./blog-list.ts";
import { complaints, hydrated, main, withAnswer } from "./visitor.ts";

const { articleBrowser: words, featuredArticle, lists, pagination } = labels();

const featured = featuredPost()!;
/** A topic with articles, and another, where there is one. */
const topic = posts()[0]!.category;
const other = categories().find((category) => category !== topic);
const ofTopic = posts().filter(({ category }) => category === topic);

test("the whole list has six to a page, newest first, and does not repeat the featured article (R53, R58, R59)", async ({
  page,
}) => {
  await open(page);
  test.skip(!hasPages, "the list of articles has one page");
  const others = posts().flatMap(({ title }) => (title === featured.title ? [] : [title]));
  const pageCount = Math.ceil(others.length / 6);
  await expect(pages(page).getByText(pagination.previous)).toBeVisible();
  for (let number = 1; number <= pageCount; number++) {
    if (number > 1) await pageLink(page, "next").click();
    await expect(pageLink(page, number)).toHaveAttribute("aria-current", "page");
    await expect(pageLink(page, "previous")).toHaveCount(number > 1 ? 1 : 0);
    await expect(pageLink(page, "next")).toHaveCount(number < pageCount ? 1 : 0);
    await expect(count(page)).toHaveText(
      fill(words.countOnPage, {
        entries: fillCount(words.count, posts().length, {}),
        page: number,
        pages: pageCount,
      }),
    );
    expect(await titles(page)).toEqual(others.slice((number - 1) * 6, number * 6));
    const marked = main(page).getByRole("article").filter({ hasText: featuredArticle.mark });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(featured.title);
  }
});

test("a search finds the featured article among the others, once", async ({ page }) => {
  await open(page);
  await search(page).fill(featured.title);
  await expect(cards(page)).toHaveCount(1);
  await expect(
    main(page).locator("article:visible").filter({ hasText: featured.title }),
  ).toHaveCount(1);
});

test("page numbers appear only when more than six articles match (R59)", async ({ page }) => {
  // Words of our own, one in six articles and one in seven, whatever the articles say.
  test.skip(posts().length < 7, "fewer than seven articles");
  await withAnswer(page, /\/blogs$/, (html) => {
    let row = 0;
    return html.replace(/data-words="/g, (start) => {
      row += 1;
      return `${start}${row <= 7 ? "qseven " : ""}${row <= 6 ? "qsix " : ""}`;
    });
  });
  await open(page);
  await search(page).fill("qsix");
  await expect(cards(page)).toHaveCount(6);
  await expect(pages(page)).toHaveCount(0);
  await search(page).fill("qseven");
  await expect(cards(page)).toHaveCount(6);
  await expect(pageLink(page, 2)).toBeVisible();
  await pageLink(page, 2).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/blogs\?q=qseven&page=2$/);
});

test("a topic filters, starts at page one and joins the search (A6, R57)", async ({ page }) => {
  await open(page, "?page=2");
  await tab(page, topic).click();
  await expect(page).toHaveURL(new RegExp(`/blogs[?]topic=${topicOf(topic)}$`));
  expect(await titles(page)).toEqual(ofTopic.slice(0, 6).map(({ title }) => title));
  await expect(tab(page, topic)).toHaveAttribute("aria-current");
  await expect(tab(page, all)).not.toHaveAttribute("aria-current");

  const [first] = ofTopic;
  await search(page).fill(first!.title);
  await expect(cards(page)).toHaveCount(1);
  if (!other) return;
  await tab(page, other).click();
  await expect(nothingFound(page)).toBeVisible();
  await expect(search(page)).toHaveValue(first!.title);
});

test("typing starts at page one and adds no step to the history (R56)", async ({ page }) => {
  await open(page, "?page=2");
  const steps = await page.evaluate(() => history.length);
  await search(page).pressSequentially("pay", { delay: 20 });
  await expect(page).toHaveURL(/\/blogs\?q=pay$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await search(page).fill("");
  await expect(page).toHaveURL(/\/blogs$/);
});

test("no match says so and leads back (R61)", async ({ page }) => {
  await open(page);
  const whole = await count(page).innerText();
  await search(page).fill("qqqq");
  await expect(nothingFound(page)).toBeVisible();
  await expect(count(page)).toHaveText(fillCount(words.count, 0, {}));
  await main(page).getByRole("link", { name: words.showAll }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(ON_FIRST_PAGE);
  await expect(count(page)).toHaveText(whole);
});

test("what was found is said once the visitor stops typing, and not before", async ({ page }) => {
  await open(page);
  await status(page).evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await search(page).pressSequentially("qqqq", { delay: 40 });
  const nothing = `${fill(lists.quoted, { text: "qqqq" })}, ${fillCount(words.count, 0, {})}`;
  await expect(status(page)).toHaveText(nothing);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    nothing,
  ]);
});

test("the window's title says topic, search with its count, and page, in the history too", async ({
  page,
}) => {
  await open(page);
  const title = await page.title();
  const titled = (...said: string[]) => fill(lists.title, { said: said.join(", "), title });
  await tab(page, topic).click();
  await expect(page).toHaveTitle(titled(topic));
  await search(page).fill(ofTopic[0]!.title);
  await expect(page).toHaveTitle(
    titled(fill(lists.quoted, { text: ofTopic[0]!.title }), topic, fillCount(words.count, 1, {})),
  );
  await page.goBack();
  await expect(page).toHaveTitle(title);
  if (!hasPages) return;
  await pageLink(page, 2).click();
  await expect(page).toHaveTitle(titled(fill(lists.page, { page: 2 })));
});

test("on a later page the featured article is one row without its cover (A23)", async ({
  page,
}) => {
  await open(page);
  const marked = main(page).locator("article:visible").filter({ hasText: featuredArticle.mark });
  await expect(marked.locator("img")).toHaveCount(1);
  await pageLink(page, 2).click();
  await expect(marked.locator("img")).toHaveCount(0);
  await expect(marked).toHaveCount(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a topic glides to the top, a page jumps (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await page.evaluate(() => {
      const record: unknown[] = [];
      Object.assign(window, { record });
      window.scrollTo = ((options: unknown) => record.push(options)) as typeof window.scrollTo;
    });
    await tab(page, topic).click();
    await tab(page, all).click();
    await pageLink(page, 2).click();
    const record = await page.evaluate(() => (window as unknown as { record: unknown[] }).record);
    const glide = { top: 0, behavior: reducedMotion === "reduce" ? "instant" : "smooth" };
    expect(record).toEqual([glide, glide, { top: 0, behavior: "instant" }]);
  });
}

test("after a change of page the keyboard goes on from the results", async ({ page }) => {
  await open(page);
  await pageLink(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: words.heading, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();
});

test("a topic's own page is searched, and leads to the other topics", async ({ page }) => {
  const said = complaints(page);
  const own = `blogs/${topicOf(topic)}`;
  await page.goto(own);
  await hydrated(page);
  expect(await titles(page)).toEqual(ofTopic.slice(0, 6).map(({ title }) => title));
  await expect(tab(page, topic)).toHaveAttribute("aria-current");
  await search(page).fill(ofTopic[0]!.title);
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(own) && url.searchParams.has("q"));
  if (!other) return;
  await tab(page, other).click();
  await expect(page).toHaveURL(new RegExp(`/blogs[?]q=[^&]+&topic=${topicOf(other)}$`));
  await expect(nothingFound(page)).toBeVisible();
  expect(said).toEqual([]);
});

test("search and topics find older articles, which stand on other pages, once they are asked (B25)", async ({
  page,
}) => {
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
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/article-index.json", async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    await arrival;
    const entries = older.map((title, place) => ({
      href: `/blog/${900 + place}`,
      values: `topic=${topicOf(topic)}`,
      texts: { title, excerpt: "qolder words", category: topic },
      searched: ["title", "excerpt", "category"],
    }));
    await route.fulfill({ json: entries });
  });
  await open(page);
  const whole = await count(page).innerText();
  expect(asked).toBe(0);
  // It does not come at first: what the document holds is searched.
  await search(page).fill("qolder");
  await expect(nothingFound(page)).toBeVisible();
  await search(page).fill("qolder w");
  await expect(count(page)).toHaveText(lists.searching);
  await expect(nothingFound(page)).toBeHidden();
  arrive();
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", "/blog/900");
  await pageLink(page, 2).click();
  expect(await titles(page)).toEqual(older.slice(6));
  await search(page).fill("");
  await tab(page, topic).click();
  await expect(count(page)).toContainText(
    fillCount(words.count, ofTopic.length + older.length, {}),
  );
  await tab(page, all).click();
  await expect(count(page)).toHaveText(whole);
  expect(asked).toBe(2);
});
