import { test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { openJobs } from "../../app/collections/jobs.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { caseStudiesPage, categories } from "../../app/collections/pages.server.ts";
import { BLOG_PAGE_SIZE, CASE_PAGE_SIZE, JOB_PAGE_SIZE } from "#app/constants.ts";
import { fill } from "../../app/lib/fill.ts";
import { hydrated, main } from "./visitor.ts";

const { articleBrowser, caseStudies: cases, jobs, pagination } = labels();

export const hasPages = posts().length - 1 > BLOG_PAGE_SIZE;

const openPositions = openJobs();
export const POSITIONS = openPositions.map(({ title }) => title);
export const TITLES = POSITIONS.slice(0, JOB_PAGE_SIZE);
/**
 * The last job on the first page; its title and department differ from the first one's. Undefined without open jobs:
 * tests that use it call `needsJobs` first.
 */
export const LAST = openPositions[TITLES.length - 1]!;
/** Skips a test, or all of a file, while no job is open. */
export const needsJobs = () => test.skip(POSITIONS.length === 0, "no job is open");

/** The filtered lists: the filter's name, its element, the label for all, its values; every entry's title and value. */
export const LISTS = {
  blogs: {
    choice: "topic",
    part: ["navigation", articleBrowser.topics, "link"],
    all: articleBrowser.allTopics,
    choices: categories(),
    entries: posts().map(({ title, category: of }) => ({ title, of })),
    count: articleBrowser.count,
    pageSize: BLOG_PAGE_SIZE,
  },
  "case-studies": {
    choice: "industry",
    part: ["navigation", cases.industries, "link"],
    all: cases.allIndustries,
    choices: caseStudiesPage().industries,
    entries: caseStudies().map(({ title, industry: of }) => ({ title, of })),
    count: cases.count,
    pageSize: CASE_PAGE_SIZE,
  },
  "work-with-us": {
    choice: "department",
    part: ["form", jobs.departments, "button"],
    all: jobs.allDepartments,
    choices: [...new Set(openPositions.map(({ department }) => department))],
    entries: openPositions.map(({ title, department: of }) => ({ title, of })),
    count: jobs.count,
    pageSize: JOB_PAGE_SIZE,
  },
} as const;
export type ListAddress = keyof typeof LISTS;

export function listOn(page: Page, address: ListAddress) {
  const [role, name, kind] = LISTS[address].part;
  const controls = page.getByRole(role, { name, exact: true }).getByRole(kind);
  const rows = main(page).locator("[data-rows] > *:visible");
  const pages = main(page).getByRole("navigation", { name: pagination.label, exact: true });
  return {
    controls,
    control: (label: string) => controls.and(page.getByRole(kind, { name: label, exact: true })),
    current: controls.and(page.locator("[aria-current], [aria-pressed=true]")),
    rows,
    titles: rows.getByRole("heading", { level: 3 }),
    pages,
    /** A link of the blog's pagination, by number or name. A list of one page has none: such tests are skipped. */
    pageLink(which: number | "next" | "previous") {
      test.skip(!hasPages, "the list of articles has one page");
      return pages.getByRole("link", {
        name:
          typeof which === "number" ? fill(pagination.page, { page: which }) : pagination[which],
        exact: true,
      });
    },
    nothingFound: main(page).locator("[data-nothing]").getByRole("heading"),
    search: main(page).getByRole("searchbox"),
    count: main(page).locator("[data-count-shown]"),
    /** The result as announced to screen readers. */
    status: main(page).locator("[data-list] > [role=status]"),
    /** Opens the list and waits until it is interactive. */
    open: async (query = "") => {
      await page.goto(`${address}${query}`);
      await hydrated(page);
    },
  };
}
