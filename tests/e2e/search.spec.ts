import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { posts } from "../../app/collections/blog.server.ts";
import { searchPage } from "../../app/collections/pages.server.ts";
import { hrTopics, services } from "../../app/collections/services.server.ts";
import { fillCount, fill } from "../../app/lib/fill.ts";
import { searchIndex } from "#app/lib/search/search-index.ts";
import { announcedBy } from "./visitor.ts";
import { labelPattern } from "./words.ts";

const words = labels().siteSearch;

/** A service to search for by name, and the word of its name that most articles contain. */
const { title } = hrTopics().at(-1) ?? services().at(-1)!;
const articlesWith = (word: string) =>
  posts().filter(({ body }) => body.toLowerCase().includes(word.toLowerCase())).length;
const WORD = services()
  .flatMap((service) => service.title.match(/[A-Za-z]{5,}/g) ?? [])
  .reduce((best, word) => (articlesWith(word) > articlesWith(best) ? word : best), "payroll");
const inAddress = (words: string) => new RegExp(`[?]q=${words.replaceAll(" ", "[+]")}$`);

/** The announcement of a search with results. */
const found = (query: string) =>
  labelPattern(
    ...[words.found.one, words.found.other].map((text) => fill(text, { count: "{count}", query })),
  );
/** The announcement of any finished search. */
const ANSWER = labelPattern(
  words.nothing,
  ...[words.found, words.some].flatMap(({ one, other }) => [one, other]),
);

const field = (page: Page) => page.locator("main").getByRole("searchbox");
const status = (page: Page) => page.locator("main").getByRole("status").first();
const results = (page: Page) =>
  page.getByRole("region", { name: words.results }).locator("ol > li");
/** The result that is the service; other titles may contain its name. */
const service = (page: Page) =>
  results(page)
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .first();
const directory = (page: Page) => page.getByRole("region", { name: searchPage().directory });

/** Types after hydration: earlier typing counts too, but is slower. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(status(page)).toHaveText(ANSWER);
}

test("a service is found by its name; the index comes once (B14)", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/search-index.json")) fetched.push(request.url());
  });
  await page.goto("./search");
  await expect.poll(() => fetched).toHaveLength(1);
  await search(page, title);
  await expect(service(page)).toContainText(labels().searchKinds.service.one);
  await expect(status(page)).toHaveText(found(title));
  await expect(page).toHaveURL(inAddress(title));
  await expect(directory(page)).toBeHidden();
  await field(page).selectText();
  const announced = await announcedBy(status(page));
  await field(page).pressSequentially(WORD, { delay: 40 });
  await expect(status(page)).toHaveText(found(WORD));
  expect(await announced.jsonValue()).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const nonsense = "qx".repeat(40);
  await search(page, nonsense);
  await expect(status(page)).toHaveText(fill(words.nothing, { query: nonsense }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(directory(page)).toBeVisible();
  await field(page).fill("");
  await expect(status(page)).toBeEmpty();
  await expect(page).toHaveURL(/\/search$/);
  expect(fetched).toHaveLength(1);
});

test("the newest come first when asked; titles say what was found (B14)", async ({ page }) => {
  test.skip(articlesWith(WORD) < 2, "no service's word is in two articles");
  await page.goto("./search");
  const own = await page.title();
  const titled = (query: string) =>
    labelPattern(
      ...Object.values(words.found).map((text) =>
        fill(labels().lists.title, { said: fill(text, { count: "{count}", query }), title: own }),
      ),
    );
  await page.goto(`./search?q=${WORD}`);
  await expect(results(page).first()).toBeVisible();
  const best = await results(page).first().getByRole("link").innerText();
  const dates = () =>
    results(page).evaluateAll((items) =>
      items.flatMap((item) => {
        const text = item.querySelector("p:first-child > span")?.textContent;
        return text ? [Date.parse(text)] : [];
      }),
    );
  const before = await results(page).count();
  await page.getByRole("button", { name: words.newest }).click();
  await expect(page).toHaveURL(/&sort=newest$/);
  await expect(page.getByRole("button", { name: words.newest })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const newest = await dates();
  expect(newest.length).toBeGreaterThan(1);
  expect(newest).toEqual([...newest].sort((a, b) => b - a));
  expect(await results(page).count()).toBe(before);
  await page.reload();
  await expect(field(page)).toHaveValue(WORD);
  await expect(status(page)).toHaveText(found(WORD));
  expect(await dates()).toEqual(newest);
  await field(page).fill(title);
  await expect(page).toHaveTitle(titled(title));
  await page.goBack();
  await expect(page).toHaveTitle(titled(WORD));
  await expect(page).toHaveURL(inAddress(WORD));
  await expect(results(page).first().getByRole("link")).toHaveText(best);
});

test("results come some at a time, and the focus goes on (B14)", async ({ page }) => {
  const many = Array.from({ length: 45 }, (_, place) => ({
    href: `/blog/${place}`,
    kind: "Article",
    title: `Gratuity ${place}`,
    summary: "A summary.",
    text: "",
  }));
  await page.route("**/search-index.json", (route) => route.fulfill({ json: searchIndex(many) }));
  await page.goto("./search?q=gratuity");
  await expect(status(page)).toHaveText(fillCount(words.found, 45, { query: "gratuity" }));
  await expect(results(page)).toHaveCount(20);
  const more = page.getByRole("button", { name: words.more });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(20).getByRole("link")).toBeFocused();
  await more.click();
  await expect(results(page)).toHaveCount(45);
  await expect(results(page).nth(40).getByRole("link")).toBeFocused();
  await expect(more).toBeHidden();
  await field(page).fill("gratuit");
  await expect(status(page)).toHaveText(fillCount(words.found, 45, { query: "gratuit" }));
  await expect(results(page)).toHaveCount(20);

  // A result that is also in the next answer keeps the focus.
  await page.getByRole("button", { name: words.newest }).click();
  await expect(page.getByRole("button", { name: words.newest, pressed: true })).toBeVisible();
  await results(page).first().getByRole("link").focus();
  await page.goBack();
  await expect(page.getByRole("button", { name: words.best, pressed: true })).toBeVisible();
  await expect(results(page).first().getByRole("link")).toBeFocused();
});

test("an index that does not load is said, and can be asked for again (B14)", async ({ page }) => {
  // A hanging connection is given up after a while; here sooner for the first attempt.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => {
      AbortSignal.timeout = timeout;
      return timeout(time / 100);
    };
  });
  await page.route("**/search-index.json", () => {});
  await page.goto(`./search?q=${title}`);
  await expect(status(page)).toHaveText(words.failed);
  await expect(directory(page)).toBeVisible();
  await page.unroute("**/search-index.json");
  await page.getByRole("button", { name: words.retry }).click();
  await expect(service(page)).toBeVisible();
  // The button has been removed.
  await expect(field(page)).toBeFocused();
});

test("an index that did not come is asked for again with the next letter", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await page.goto("./search");
  await field(page).fill("a");
  await expect(status(page)).toHaveText(words.failed);
  await page.unroute("**/search-index.json");
  await search(page, title);
  await expect(service(page)).toBeVisible();
});
