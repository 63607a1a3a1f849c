import { expect, test } from "@playwright/test";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import {
  ON_FIRST_PAGE,
  all,
  cards,
  hasPages,
  nothingFound,
  open,
  pageLink,
  search,
  tab,
} from "./blog-list.ts";
import { complaints, holdScripts, hydrated } from "./visitor.ts";

/** An article that its title alone finds. */
const one = posts().at(-1)!;
/** A topic that is written otherwise in addresses, where there is one. */
const topic = categories().find((name) => name.includes(" ")) ?? categories()[0]!;
const address = new RegExp(`/blogs/${topicOf(topic)}$`);

test("Back, Forward and Reload keep topic, page and search (B9)", async ({ page }) => {
  await open(page);
  await pageLink(page, 2).click();
  await tab(page, one.category).click();
  await search(page).fill(one.title);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue(one.title);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(search(page)).toHaveValue("");
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.goForward();
  await page.goForward();
  await expect(tab(page, one.category)).toHaveAttribute("aria-current");
  await expect(search(page)).toHaveValue(one.title);
});

// Every other value is asked of the functions that read it (`whole-number.test.ts`, `search-params.test.ts`).
test("an address that asks for what is not there shows the whole list; hostile words do no harm", async ({
  page,
}) => {
  const heard = complaints(page);
  await open(page, `?page=${"9".repeat(20)}&topic=<script>alert(1)</script>&unknown=1`);
  await expect(cards(page)).toHaveCount(ON_FIRST_PAGE);
  await expect(tab(page, all)).toHaveAttribute("aria-current");
  await open(page, "?q=<img src=x onerror=alert(1)>");
  await expect(nothingFound(page)).toBeVisible();
  await expect(search(page)).toHaveValue("<img src=x onerror=alert(1)>");
  expect(heard).toEqual([]);
});

test("a click that means a new tab stays the browser's", async ({ page, context }) => {
  await open(page);
  const opened = context.waitForEvent("page");
  await tab(page, topic).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL(/\/blogs$/);
});

test("what was typed before the page woke counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("blogs");
  await search(page).fill(one.title);
  release();
  await hydrated(page);
  await expect(search(page)).toHaveValue(one.title);
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=./);
});

test("a tab used before the page woke leads to the topic's page", async ({ page }) => {
  await holdScripts(page);
  await page.goto("blogs", { waitUntil: "commit" });
  await tab(page, topic).click();
  await expect(page).toHaveURL(address);
  await expect(tab(page, topic)).toHaveAttribute("aria-current");
});

test("addresses of before lead to what they showed", async ({ page }) => {
  test.skip(!hasPages, "the list of articles has one page");
  await page.goto("blogs/2");
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
});
