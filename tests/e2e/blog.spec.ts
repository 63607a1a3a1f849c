import { expect, test, type Page } from "@playwright/test";
import { postById, posts, topicOf } from "../../app/collections/blog.server.ts";
import { blogsPage, categories } from "../../app/collections/pages.server.ts";
import { formatDay } from "../../app/lib/date.ts";
import { cards, main, open, pages, search, status, tab, titles } from "./blog-list.ts";

type Article = { title: string; excerpt: string; category: string; href: string };

/** What the list holds, as the build wrote it. */
const contents = async (page: Page): Promise<{ articles: Article[]; featured: Article }> => {
  const json = await page.locator('[data-props="article-browser"]').textContent();
  return JSON.parse(json ?? "") as { articles: Article[]; featured: Article };
};
const allArticles = async (page: Page) => (await contents(page)).articles;

test("the featured article carries the specified labels (R52, A5)", async ({ page }) => {
  await open(page);
  const featured = main(page).getByRole("article").first();
  await expect(featured).toContainText("Featured");
  const { postId, dateLabel, readTimeLabel } = blogsPage().featured;
  const post = postById(postId)!;
  await expect(featured).toContainText(dateLabel ?? formatDay(post.date));
  await expect(featured).toContainText(readTimeLabel ?? / min read/);
  await expect(featured.getByRole("heading").getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`${post.path}$`),
  );
});

test("the whole list has six to a page, newest first, and does not repeat the featured article (R53, R58)", async ({
  page,
}) => {
  await open(page);
  const { articles, featured } = await contents(page);
  const others = articles.map(({ title }) => title).filter((title) => title !== featured.title);
  const pageCount = Math.ceil(others.length / 6);
  for (let number = 1; number <= pageCount; number++) {
    if (number > 1) await pages(page).getByRole("link", { name: "Next" }).click();
    await expect(status(page)).toHaveText(
      `${articles.length} articles, page ${number} of ${pageCount}`,
    );
    expect(await titles(page)).toEqual(others.slice((number - 1) * 6, number * 6));
    await expect(main(page).getByRole("article").filter({ hasText: featured.title })).toContainText(
      "Featured",
    );
  }
});

test("a search finds the featured article among the others, once", async ({ page }) => {
  await open(page);
  const { featured } = await contents(page);
  await search(page).fill(featured.title);
  await expect(cards(page)).toHaveCount(1);
  await expect(main(page).getByRole("article").filter({ hasText: featured.title })).toHaveCount(1);
});

test("Previous rests on the first page, Next on the last (R59)", async ({ page }) => {
  await open(page);
  await expect(pages(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  await expect(pages(page).getByText("Previous")).toBeVisible();
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await pages(page)
    .getByRole("link", { name: /^Page \d/ })
    .last()
    .click();
  await expect(pages(page).getByRole("link", { name: "Next" })).toHaveCount(0);
  await pages(page).getByRole("link", { name: "Previous" }).click();
  await expect(pages(page).getByRole("link", { name: "Next" })).toBeVisible();
});

test("page numbers appear only when more than six articles match (R59)", async ({ page }) => {
  // Words of our own, one in six articles and one in seven, whatever the articles say.
  await page.route(/\/blogs$/, async (route) => {
    const response = await route.fetch();
    const [before = "", list = ""] = (await response.text()).split(/(?<="articles":\[)/);
    let place = 0;
    const changed = list.replaceAll('"excerpt":"', (start) => {
      place += 1;
      return `${start}${place <= 6 ? "qsix " : ""}${place <= 7 ? "qseven " : ""}`;
    });
    await route.fulfill({ response, body: before + changed });
  });
  await open(page);
  await search(page).fill("qsix");
  await expect(cards(page)).toHaveCount(6);
  await expect(pages(page)).toHaveCount(0);
  await search(page).fill("qseven");
  await expect(cards(page)).toHaveCount(6);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toBeVisible();
});

test("topics stand in the specified order, as links with addresses of their own (R54, A6)", async ({
  page,
}) => {
  await open(page);
  const links = main(page).getByRole("navigation", { name: "Topics" }).getByRole("link");
  expect(await links.allInnerTexts()).toEqual(["All", ...categories()]);
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).search),
    ),
  ).toEqual(["", ...categories().map((category) => `?topic=${topicOf(category)}`)]);
  await expect(tab(page, "All")).toHaveAttribute("aria-current");
});

test("a topic filters, starts at page one and joins the search (A6, R57)", async ({ page }) => {
  await open(page, "?page=2");
  await tab(page, "Legal").click();
  await expect(page).toHaveURL(/\/blogs\?topic=legal$/);
  const legal = (await allArticles(page)).filter(({ category }) => category === "Legal");
  await expect(cards(page)).toHaveCount(legal.length);
  expect(await titles(page)).toEqual(legal.map(({ title }) => title));
  await expect(tab(page, "Legal")).toHaveAttribute("aria-current");
  await expect(tab(page, "All")).not.toHaveAttribute("aria-current");

  const [first] = legal;
  await search(page).fill(first!.title.slice(0, 12));
  await expect(cards(page)).toHaveCount(1);
  await tab(page, "Finance").click();
  await expect(main(page).getByRole("heading", { name: "No articles match" })).toBeVisible();
  await expect(search(page)).toHaveValue(first!.title.slice(0, 12));
});

test("search looks at title, excerpt and category in any case, and nowhere else (R55)", async ({
  page,
}) => {
  await open(page);
  const articles = await allArticles(page);
  const [one] = articles;
  const cases: [string, (article: Article) => boolean][] = [
    ["LEGAL", ({ title, excerpt, category }) => /legal/i.test(`${title}|${excerpt}|${category}`)],
    [one!.title.toUpperCase(), ({ title }) => title === one!.title],
    [one!.excerpt.slice(10, 50), ({ excerpt }) => excerpt === one!.excerpt],
  ];
  for (const [text, matches] of cases) {
    await search(page).fill(text);
    expect(await titles(page)).toEqual(
      articles
        .filter(matches)
        .slice(0, 6)
        .map(({ title }) => title),
    );
  }
  // Words that only the article itself has.
  const [post] = posts();
  await search(page).fill(post!.body.slice(post!.body.lastIndexOf("\n\n")).trim().slice(0, 60));
  await expect(cards(page)).toHaveCount(0);
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
  await expect(main(page).getByRole("heading", { name: "No articles match" })).toBeVisible();
  await expect(status(page)).toHaveText("0 articles");
  await main(page).getByRole("link", { name: "Show all articles" }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(6);
  await expect(status(page)).toHaveText(whole);
});

test("on a later page the featured article is one row without its cover (A23)", async ({
  page,
}) => {
  await open(page);
  const featured = main(page).getByRole("article").filter({ hasText: "Featured" });
  await expect(featured.locator("img")).toHaveCount(1);
  await pages(page).getByRole("link", { name: "Page 2" }).click();
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
    await tab(page, "Finance").click();
    await tab(page, "All").click();
    await pages(page).getByRole("link", { name: "Page 2" }).click();
    const record = await page.evaluate(() => (window as unknown as { record: unknown[] }).record);
    const topic = { top: 0, behavior: reducedMotion === "reduce" ? "instant" : "smooth" };
    expect(record).toEqual([topic, topic, { top: 0, behavior: "instant" }]);
  });
}

test("after a change of page the keyboard goes on from the results", async ({ page }) => {
  await open(page);
  await pages(page).getByRole("link", { name: "Page 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Articles", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();
});

test("the newsletter box leads to the feed; its field does exactly nothing (R60, A7)", async ({
  page,
}) => {
  await open(page);
  const field = main(page).getByRole("textbox", { name: "Email address" });
  await field.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  // Pictures that come into view are not the box's doing.
  page.on("request", (request) => {
    if (request.resourceType() !== "image") requests.push(request.url());
  });
  for (const text of ["", "not an address", "asha@example.com"]) {
    await field.fill(text);
    await field.press("Enter");
    await main(page).getByRole("button", { name: "Subscribe" }).click();
  }
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/blogs$/);
  expect(requests).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const box = main(page)
    .getByRole("region")
    .filter({ has: page.getByRole("textbox", { name: "Email address" }) });
  await expect(box.getByRole("heading")).toContainText("RSS");
  await expect(box.getByRole("link")).toHaveAttribute("href", /\/feed\.xml$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all articles stand there, and nothing that needs script", async ({ page }) => {
    await page.goto("blogs?topic=legal&page=2");
    await expect(page.locator("main article:visible")).toHaveCount(
      (await allArticles(page)).length,
    );
    await expect(status(page)).toBeHidden();
    await expect(search(page)).toBeHidden();
    await expect(tab(page, "Legal")).toBeHidden();
    await expect(pages(page)).toBeHidden();
    await cards(page).last().getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/\d+$/);
  });
});
