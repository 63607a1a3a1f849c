import { featuredPost } from "../../app/collections/article-lists.server.ts";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import { ON_FIRST_PAGE, all, hasPages } from "./blog-list.ts";
import { expect, test } from "./pages.ts";
import { complaints, hydrated, main, withAnswer } from "./visitor.ts";

const { articleBrowser: words, featuredArticle, lists, pagination } = labels();

const featured = featuredPost()!;
/** A topic with articles, and another, where there is one. */
const topic = posts()[0]!.category;
const other = categories().find((category) => category !== topic);
const ofTopic = posts().filter(({ category }) => category === topic);

test("six to a page, newest first, the featured article once (R53, R58, R59)", async ({
  page,
  list,
}) => {
  await list.open();
  test.skip(!hasPages, "the list of articles has one page");
  const others = posts().flatMap(({ title }) => (title === featured.title ? [] : [title]));
  const pageCount = Math.ceil(others.length / 6);
  await expect(list.pages.getByText(pagination.previous)).toBeVisible();
  for (let number = 1; number <= pageCount; number++) {
    if (number > 1) await list.pageLink("next").click();
    await expect(list.pageLink(number)).toHaveAttribute("aria-current", "page");
    await expect(list.pageLink("previous")).toHaveCount(number > 1 ? 1 : 0);
    await expect(list.pageLink("next")).toHaveCount(number < pageCount ? 1 : 0);
    await expect(list.count).toHaveText(
      fill(words.countOnPage, {
        entries: fillCount(words.count, posts().length, {}),
        page: number,
        pages: pageCount,
      }),
    );
    expect(await list.titles()).toEqual(others.slice((number - 1) * 6, number * 6));
    const marked = main(page).getByRole("article").filter({ hasText: featuredArticle.mark });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(featured.title);
  }
});

test("a search finds the featured article among the others, once", async ({ page, list }) => {
  await list.open();
  await list.search.fill(featured.title);
  await expect(list.cards).toHaveCount(1);
  await expect(
    main(page).locator("article:visible").filter({ hasText: featured.title }),
  ).toHaveCount(1);
});

test("page numbers appear only when more than six articles match (R59)", async ({ page, list }) => {
  // Words of our own, one in six articles and one in seven, whatever the articles say.
  test.skip(posts().length < 7, "fewer than seven articles");
  await withAnswer(page, /\/blogs$/, (html) => {
    let row = 0;
    return html.replace(/data-words="/g, (start) => {
      row += 1;
      return `${start}${row <= 7 ? "qseven " : ""}${row <= 6 ? "qsix " : ""}`;
    });
  });
  await list.open();
  await list.search.fill("qsix");
  await expect(list.cards).toHaveCount(6);
  await expect(list.pages).toHaveCount(0);
  await list.search.fill("qseven");
  await expect(list.cards).toHaveCount(6);
  await expect(list.pageLink(2)).toBeVisible();
  await list.pageLink(2).click();
  await expect(list.cards).toHaveCount(1);
  await expect(page).toHaveURL(/\/blogs\?q=qseven&page=2$/);
});

test("a topic filters, starts at page one and joins the search (A6, R57)", async ({
  page,
  list,
}) => {
  await list.open("?page=2");
  await list.tab(topic).click();
  await expect(page).toHaveURL(new RegExp(`/blogs[?]topic=${topicOf(topic)}$`));
  expect(await list.titles()).toEqual(ofTopic.slice(0, 6).map(({ title }) => title));
  await expect(list.tab(topic)).toHaveAttribute("aria-current");
  await expect(list.tab(all)).not.toHaveAttribute("aria-current");

  const [first] = ofTopic;
  await list.search.fill(first!.title);
  await expect(list.cards).toHaveCount(1);
  if (!other) return;
  await list.tab(other).click();
  await expect(list.nothingFound).toBeVisible();
  await expect(list.search).toHaveValue(first!.title);
});

test("typing starts at page one and adds no step to the history (R56)", async ({ page, list }) => {
  await list.open("?page=2");
  const steps = await page.evaluate(() => history.length);
  await list.search.pressSequentially("pay", { delay: 20 });
  await expect(page).toHaveURL(/\/blogs\?q=pay$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await list.search.fill("");
  await expect(page).toHaveURL(/\/blogs$/);
});

test("no match says so and leads back (R61)", async ({ page, list }) => {
  await list.open();
  const whole = await list.count.innerText();
  await list.search.fill("qqqq");
  await expect(list.nothingFound).toBeVisible();
  await expect(list.count).toHaveText(fillCount(words.count, 0, {}));
  await main(page).getByRole("link", { name: words.showAll }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(list.search).toHaveValue("");
  await expect(list.cards).toHaveCount(ON_FIRST_PAGE);
  await expect(list.count).toHaveText(whole);
});

test("what was found is said once the visitor stops typing, and not before", async ({
  page,
  list,
}) => {
  await list.open();
  await list.status.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await list.search.pressSequentially("qqqq", { delay: 40 });
  const nothing = `${fill(lists.quoted, { text: "qqqq" })}, ${fillCount(words.count, 0, {})}`;
  await expect(list.status).toHaveText(nothing);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    nothing,
  ]);
});

test("the window's title says topic, search with its count, and page", async ({ page, list }) => {
  await list.open();
  const title = await page.title();
  const titled = (...said: string[]) => fill(lists.title, { said: said.join(", "), title });
  await list.tab(topic).click();
  await expect(page).toHaveTitle(titled(topic));
  await list.search.fill(ofTopic[0]!.title);
  await expect(page).toHaveTitle(
    titled(fill(lists.quoted, { text: ofTopic[0]!.title }), topic, fillCount(words.count, 1, {})),
  );
  await page.goBack();
  await expect(page).toHaveTitle(title);
  if (!hasPages) return;
  await list.pageLink(2).click();
  await expect(page).toHaveTitle(titled(fill(lists.page, { page: 2 })));
});

test("on a later page the featured article is a row without cover (A23)", async ({
  page,
  list,
}) => {
  await list.open();
  const marked = main(page).locator("article:visible").filter({ hasText: featuredArticle.mark });
  await expect(marked.locator("img")).toHaveCount(1);
  await list.pageLink(2).click();
  await expect(marked.locator("img")).toHaveCount(0);
  await expect(marked).toHaveCount(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a topic glides to the top, a page jumps (${reducedMotion})`, async ({ page, list }) => {
    await page.emulateMedia({ reducedMotion });
    await list.open();
    await page.evaluate(() => {
      const record: unknown[] = [];
      Object.assign(window, { record });
      window.scrollTo = ((options: unknown) => record.push(options)) as typeof window.scrollTo;
    });
    await list.tab(topic).click();
    await list.tab(all).click();
    await list.pageLink(2).click();
    const record = await page.evaluate(() => (window as unknown as { record: unknown[] }).record);
    const glide = { top: 0, behavior: reducedMotion === "reduce" ? "instant" : "smooth" };
    expect(record).toEqual([glide, glide, { top: 0, behavior: "instant" }]);
  });
}

test("after a change of page the keyboard goes on from the results", async ({ page, list }) => {
  await list.open();
  await list.pageLink(2).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: words.heading, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list.cards.first().getByRole("link")).toBeFocused();
});

test("a topic's own page is searched, and leads to the other topics", async ({ page, list }) => {
  const said = complaints(page);
  const own = `blogs/${topicOf(topic)}`;
  await page.goto(own);
  await hydrated(page);
  expect(await list.titles()).toEqual(ofTopic.slice(0, 6).map(({ title }) => title));
  await expect(list.tab(topic)).toHaveAttribute("aria-current");
  await list.search.fill(ofTopic[0]!.title);
  await expect(list.cards).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(own) && url.searchParams.has("q"));
  if (!other) return;
  await list.tab(other).click();
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
  await list.open();
  const whole = await list.count.innerText();
  expect(asked).toBe(0);
  // It does not come at first: what the document holds is searched.
  await list.search.fill("qolder");
  await expect(list.nothingFound).toBeVisible();
  await list.search.fill("qolder w");
  await expect(list.count).toHaveText(lists.searching);
  await expect(list.nothingFound).toBeHidden();
  arrive();
  await expect(list.cards).toHaveCount(6);
  await expect(list.cards.first().getByRole("link")).toHaveAttribute("href", "/blog/900");
  await list.pageLink(2).click();
  expect(await list.titles()).toEqual(older.slice(6));
  await list.search.fill("");
  await list.tab(topic).click();
  await expect(list.count).toContainText(fillCount(words.count, ofTopic.length + older.length, {}));
  await list.tab(all).click();
  await expect(list.count).toHaveText(whole);
  expect(asked).toBe(2);
});
