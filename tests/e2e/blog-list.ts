import { test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { BLOG_PAGE_SIZE } from "#app/constants.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fill } from "../../app/lib/fill.ts";
import { main, hydrated } from "./visitor.ts";

const { articleBrowser, pagination } = labels();
export const all = articleBrowser.allTopics;

/** How many articles the first page lists: the featured one stands above it. */
export const ON_FIRST_PAGE = Math.min(BLOG_PAGE_SIZE, posts().length - 1);

export const hasPages = posts().length - 1 > BLOG_PAGE_SIZE;

/** Parts of the blog list, as a visitor finds them. */
export const cards = (page: Page) => main(page).locator("li article:visible");
export const topics = (page: Page) =>
  main(page).getByRole("navigation", { name: articleBrowser.topics }).getByRole("link");
export const tab = (page: Page, name: string) =>
  topics(page).and(page.getByRole("link", { name, exact: true }));
export const pages = (page: Page) =>
  main(page).getByRole("navigation", { name: pagination.label, exact: true });
/**
 * A link of the list to another of its pages: by its number, or "next" and "previous". A list of one page has none:
 * what asks for them is left out.
 */
export function pageLink(page: Page, which: number | "next" | "previous") {
  test.skip(!hasPages, "the list of articles has one page");
  return pages(page).getByRole("link", {
    name: typeof which === "number" ? fill(pagination.page, { page: which }) : pagination[which],
    exact: true,
  });
}
export const nothingFound = (page: Page) =>
  main(page).getByRole("heading", { name: articleBrowser.none });
export const search = (page: Page) => main(page).getByRole("searchbox");
/** The number of results, as it stands above them. */
export const count = (page: Page) => main(page).locator("[data-count-shown]");
/** The same as screen readers hear it. */
export const status = (page: Page) => main(page).getByRole("status");
export const titles = (page: Page) =>
  cards(page).getByRole("heading", { level: 3 }).allInnerTexts();

/** Opens the list and wakes it. */
export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`blogs${query}`);
  await hydrated(page);
}
