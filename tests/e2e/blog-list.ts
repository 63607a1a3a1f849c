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

/** The list of articles as a visitor finds it. */
export function blogList(page: Page) {
  const part = main(page);
  const cards = part.locator("li article:visible");
  const topics = part.getByRole("navigation", { name: articleBrowser.topics }).getByRole("link");
  const pages = part.getByRole("navigation", { name: pagination.label, exact: true });
  return {
    cards,
    topics,
    pages,
    tab: (name: string) => topics.and(page.getByRole("link", { name, exact: true })),
    /**
     * A link of the list to another of its pages: by its number, or "next" and "previous". A list of one page has none:
     * what asks for them is left out.
     */
    pageLink(which: number | "next" | "previous") {
      test.skip(!hasPages, "the list of articles has one page");
      return pages.getByRole("link", {
        name:
          typeof which === "number" ? fill(pagination.page, { page: which }) : pagination[which],
        exact: true,
      });
    },
    nothingFound: part.getByRole("heading", { name: articleBrowser.none }),
    search: part.getByRole("searchbox"),
    /** The number of results, as it stands above them. */
    count: part.locator("[data-count-shown]"),
    /** The same as screen readers hear it. */
    status: part.getByRole("status"),
    titles: () => cards.getByRole("heading", { level: 3 }).allInnerTexts(),
    /** Opens the list and wakes it. */
    open: async (query = "") => {
      await page.goto(`blogs${query}`);
      await hydrated(page);
    },
  };
}
