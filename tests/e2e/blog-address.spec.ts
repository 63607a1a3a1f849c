import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { redirects } from "../../app/collections/redirects.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { ON_FIRST_PAGE, all } from "./blog-list.ts";
import { expect, test } from "./pages.ts";
import { complaints, holdScripts, hydrated } from "./visitor.ts";

/** An article that its title alone finds. */
const one = posts().at(-1)!;
/** A topic that is written otherwise in addresses, where there is one. */
const topic = categories().find((name) => name.includes(" ")) ?? categories()[0]!;
const address = new RegExp(`/blogs/${topicOf(topic)}$`);

test("Back, Forward and Reload keep topic, page and search (B9)", async ({ page, list }) => {
  await list.open();
  await list.pageLink(2).click();
  await list.tab(one.category).click();
  await list.search.fill(one.title);
  await expect(list.cards).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(list.search).toHaveValue(one.title);
  await expect(list.cards).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(list.search).toHaveValue("");
  await expect(list.pageLink(2)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.goForward();
  await page.goForward();
  await expect(list.tab(one.category)).toHaveAttribute("aria-current");
  await expect(list.search).toHaveValue(one.title);
});

// Every other value is asked of the functions that read it (`whole-number.test.ts`, `search-params.test.ts`).
test("an address of what is not there shows all; hostile words do no harm", async ({
  page,
  list,
}) => {
  const heard = complaints(page);
  await list.open(`?page=${"9".repeat(20)}&topic=<script>alert(1)</script>&unknown=1`);
  await expect(list.cards).toHaveCount(ON_FIRST_PAGE);
  await expect(list.tab(all)).toHaveAttribute("aria-current");
  await list.open("?q=<img src=x onerror=alert(1)>");
  await expect(list.nothingFound).toBeVisible();
  await expect(list.search).toHaveValue("<img src=x onerror=alert(1)>");
  expect(heard).toEqual([]);
});

test("a click that means a new tab stays the browser's", async ({ page, context, list }) => {
  await list.open();
  const opened = context.waitForEvent("page");
  await list.tab(topic).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL(/\/blogs$/);
});

test("a tab used before the page woke leads to the topic's page", async ({ page, list }) => {
  await holdScripts(page);
  await page.goto("blogs", { waitUntil: "commit" });
  await list.tab(topic).click();
  await expect(page).toHaveURL(address);
  await expect(list.tab(topic)).toHaveAttribute("aria-current");
});

test("addresses of before lead to what they showed", async ({ page, list }) => {
  test.skip(!redirects().some(({ from }) => from === "/blogs/2"), "no such address was published");
  await page.goto("blogs/2");
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(list.pageLink(2)).toHaveAttribute("aria-current", "page");
});
