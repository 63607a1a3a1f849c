import { expect, test, type Page } from "@playwright/test";
import { featuredPost } from "../../app/collections/article-lists.server.ts";
import { postById, posts, topicOf } from "../../app/collections/blog.server.ts";
import { CARDS_FETCHED_WHEN_IDLE } from "#app/constants.ts";
import { blogsPage, categories } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { formatArticleDay } from "../../app/lib/date.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import {
  ON_FIRST_PAGE,
  all,
  cards,
  hasPages,
  nothingFound,
  open,
  pageLink,
  pages,
  search,
  status,
  tab,
  titles,
  topics,
} from "./blog-list.ts";
import { complaints, hydrated, main, withAnswer } from "./visitor.ts";
import { labelPattern } from "./words.ts";

const { articleBrowser: words, featuredArticle, pagination } = labels();

const featured = featuredPost()!;
/** An article that its title alone finds. */
const one = posts().at(-1)!;
/** A topic with articles, and another, where there is one. */
const topic = posts()[0]!.category;
const other = categories().find((category) => category !== topic);

test("the featured article carries the specified labels (R52, A5)", async ({ page }) => {
  await open(page);
  const featured = main(page).getByRole("article").first();
  await expect(featured).toContainText(featuredArticle.mark);
  const { postId, dateLabel, readTimeLabel } = blogsPage().featured;
  const post = postById(postId)!;
  await expect(featured).toContainText(dateLabel ?? formatArticleDay(post.date));
  await expect(featured).toContainText(readTimeLabel ?? post.readTime);
  await expect(featured.getByRole("heading").getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`${post.path}$`),
  );
});

test("the whole list has six to a page, newest first, and does not repeat the featured article (R53, R58)", async ({
  page,
}) => {
  await open(page);
  test.skip(!hasPages, "the list of articles has one page");
  const others = posts().flatMap(({ title }) => (title === featured.title ? [] : [title]));
  const pageCount = Math.ceil(others.length / 6);
  for (let number = 1; number <= pageCount; number++) {
    if (number > 1) await pageLink(page, "next").click();
    await expect(status(page)).toHaveText(
      fill(words.countOnPage, {
        articles: fillCount(words.count, posts().length, {}),
        page: number,
        pages: pageCount,
      }),
    );
    expect(await titles(page)).toEqual(others.slice((number - 1) * 6, number * 6));
    await expect(main(page).getByRole("article").filter({ hasText: featured.title })).toContainText(
      featuredArticle.mark,
    );
  }
});

test("a search finds the featured article among the others, once", async ({ page }) => {
  await open(page);
  await search(page).fill(featured.title);
  await expect(cards(page)).toHaveCount(1);
  await expect(main(page).getByRole("article").filter({ hasText: featured.title })).toHaveCount(1);
});

test("Previous rests on the first page, Next on the last (R59)", async ({ page }) => {
  await open(page);
  await expect(pageLink(page, "previous")).toHaveCount(0);
  await expect(pages(page).getByText(pagination.previous)).toBeVisible();
  await pageLink(page, "next").click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
  await pages(page)
    .getByRole("link", { name: labelPattern(pagination.page) })
    .last()
    .click();
  await expect(pageLink(page, "next")).toHaveCount(0);
  await pageLink(page, "previous").click();
  await expect(pageLink(page, "next")).toBeVisible();
});

test("page numbers appear only when more than six articles match (R59)", async ({ page }) => {
  // Words of our own, one in six articles and one in seven, whatever the articles say.
  test.skip(posts().length < 7, "fewer than seven articles");
  await withAnswer(page, "**/article-index.json", (json) => {
    const cards = JSON.parse(json) as { excerpt: string }[];
    for (const card of cards.slice(0, 7)) card.excerpt += " qseven";
    for (const card of cards.slice(0, 6)) card.excerpt += " qsix";
    return JSON.stringify(cards);
  });
  await open(page);
  await search(page).fill("qsix");
  await expect(cards(page)).toHaveCount(6);
  await expect(pages(page)).toHaveCount(0);
  await search(page).fill("qseven");
  await expect(cards(page)).toHaveCount(6);
  await expect(pageLink(page, 2)).toBeVisible();
});

test("topics stand in the specified order, as links with addresses of their own (R54, A6)", async ({
  page,
}) => {
  await open(page);
  const links = topics(page);
  expect(await links.allInnerTexts()).toEqual([all, ...categories()]);
  expect(
    await links.evaluateAll((found) =>
      found.map((link) => (link as HTMLAnchorElement).pathname.replace(/.*(?=\/blogs)/, "")),
    ),
  ).toEqual(["/blogs", ...categories().map((category) => `/blogs/${topicOf(category)}`)]);
  await expect(tab(page, all)).toHaveAttribute("aria-current");
});

test("a topic filters, starts at page one and joins the search (A6, R57)", async ({ page }) => {
  await open(page, "?page=2");
  await tab(page, topic).click();
  await expect(page).toHaveURL(new RegExp(`/blogs[?]topic=${topicOf(topic)}$`));
  const found = posts().filter(({ category }) => category === topic);
  await expect.poll(() => titles(page)).toEqual(found.slice(0, 6).map(({ title }) => title));
  await expect(tab(page, topic)).toHaveAttribute("aria-current");
  await expect(tab(page, all)).not.toHaveAttribute("aria-current");

  const [first] = found;
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

test("no match says so and leads back; the count is announced (R61)", async ({ page }) => {
  await open(page);
  const whole = await status(page).innerText();
  await search(page).fill("qqqq");
  await expect(nothingFound(page)).toBeVisible();
  await expect(status(page)).toHaveText(fillCount(words.count, 0, {}));
  await main(page).getByRole("link", { name: words.showAll }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(ON_FIRST_PAGE);
  await expect(status(page)).toHaveText(whole);
});

test("on a later page the featured article is one row without its cover (A23)", async ({
  page,
}) => {
  await open(page);
  const featured = main(page).getByRole("article").filter({ hasText: featuredArticle.mark });
  await expect(featured.locator("img")).toHaveCount(1);
  await pageLink(page, 2).click();
  await expect(featured.locator("img")).toHaveCount(0);
  await expect(featured).toBeVisible();
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

for (const [what, place] of [
  ["the search field", search],
  ["a topic", (page: Page) => tab(page, topic)],
] as const) {
  test(`a page that arrives late leaves the focus on ${what}`, async ({ page }) => {
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await page.route("**/article-index.json", (route) => route.abort());
    await page.route("**/blogs/2", async (route) => {
      await sent;
      await route.continue();
    });
    await open(page);
    await pageLink(page, 2).click();
    const busy = main(page).locator("[aria-busy=true]");
    await expect(busy).toHaveCount(1);
    await place(page).click();
    send();
    await expect(busy).toHaveCount(0);
    await expect(place(page)).toBeFocused();
  });
}

test("a topic's page shows its topic however its address is written, also after a reload and Back", async ({
  page,
}) => {
  const own = `blogs/${topicOf(topic)}`;
  const found = posts().filter(({ category }) => category === topic);
  const expected = found.slice(0, 6).map(({ title }) => title);
  // Some hosts give the page itself for an address with a slash at its end.
  await page.route(`**/${own}/`, async (route) =>
    route.fulfill({ response: await page.request.get(own) }),
  );
  await page.goto(`${own}/`);
  await hydrated(page);
  expect(await titles(page)).toEqual(expected);
  await page.goto(own);
  await hydrated(page);
  await tab(page, all).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${own}$`));
  // The page is loaded anew meanwhile.
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(expected);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("numbers and topics lead to every article, and nothing that needs script is shown", async ({
    page,
  }) => {
    await page.goto(`blogs?topic=${topicOf(topic)}&page=2`);
    await expect(search(page)).toBeHidden();
    const seen = [featured.title, ...(await titles(page))];
    for (const next = pageLink(page, "next"); await next.count();) {
      await next.click();
      seen.push(...(await titles(page)));
    }
    expect(seen.sort()).toEqual(
      posts()
        .map(({ title }) => title)
        .sort(),
    );
    await tab(page, topic).click();
    await expect(tab(page, topic)).toHaveAttribute("aria-current");
    const { length } = posts().filter(({ category }) => category === topic);
    await expect(status(page)).toContainText(fillCount(words.count, length, {}));
    for (const card of await cards(page).all()) await expect(card).toContainText(topic);
  });
});

test("a page of the list without its script leads on by itself", async ({ page }) => {
  await page.route("**/assets/article-browser-*.js", (route) => route.abort());
  await page.goto("blogs");
  await pageLink(page, 2).click();
  await expect(page).toHaveURL(/\/blogs\/2$/);
  await expect(cards(page).first()).toBeVisible();
});

test("a later page or a topic of its own address goes on like the list", async ({ page }) => {
  const said = complaints(page);
  const secondPage = pageLink(page, 2);
  await page.goto("blogs/2");
  await hydrated(page);
  const second = await titles(page);
  await search(page).fill(one.title);
  await expect(page).toHaveURL(/\/blogs\?q=./);
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill("");
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(pageLink(page, 1)).toHaveAttribute("aria-current");
  await secondPage.click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect.poll(() => titles(page)).toEqual(second);
  expect(said, "no drawing is written by a script").toEqual([]);
});

test("once the cards of all articles are here, topics and pages need no line", async ({
  page,
  context,
}) => {
  test.skip(posts().length > CARDS_FETCHED_WHEN_IDLE, "too many to fetch unasked");
  const index = page.waitForResponse("**/article-index.json");
  await open(page);
  await (await index).finished();
  const first = await titles(page);
  await context.setOffline(true);
  await tab(page, topic).click();
  const found = posts().filter(({ category }) => category === topic);
  await expect.poll(() => titles(page)).toEqual(found.slice(0, 6).map(({ title }) => title));
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(first);
  if (!hasPages) return;
  const listed = posts().filter(({ title }) => title !== featured.title);
  await pageLink(page, "next").click();
  await expect.poll(() => titles(page)).toEqual(listed.slice(6, 12).map(({ title }) => title));
});

test("without the cards of all articles topics are read from their pages; the search says so, and asks again", async ({
  page,
}) => {
  await page.route("**/article-index.json", (route) => route.abort());
  await open(page);
  await tab(page, featured.category).click();
  await expect(page).toHaveURL(/topic=/);
  await expect(cards(page).filter({ hasNotText: featured.category })).toHaveCount(0);
  await search(page).fill(one.title);
  await expect(status(page)).toHaveText(words.failed);
  await page.unroute("**/article-index.json");
  await main(page).getByRole("button", { name: words.retry }).click();
  await tab(page, all).click();
  await expect(cards(page)).toHaveCount(1);
});
