import { test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { openJobs } from "../../app/collections/jobs.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { caseIndustries, categories } from "../../app/collections/pages.server.ts";
import { BLOG_PAGE_SIZE, CASE_PAGE_SIZE, JOB_PAGE_SIZE } from "#app/constants.ts";
import { fill } from "../../app/lib/fill.ts";
import { hydrated, main } from "./visitor.ts";

const { articleBrowser, caseStudies: cases, jobs, pagination } = labels();

export const hasPages = posts().length - 1 > BLOG_PAGE_SIZE;

const openPositions = openJobs();
/** The titles of all open jobs. */
export const POSITIONS = openPositions.map(({ title }) => title);
/** Those on the first page of the list. */
export const TITLES = POSITIONS.slice(0, JOB_PAGE_SIZE);
/**
 * The last job on the first page, whose title and department are not the first that one meets. While no job is open
 * there is none: what reads it calls `needsJobs` first.
 */
export const LAST = openPositions[TITLES.length - 1]!;
/** Leaves a test, or all of a file, out while no job is open. */
export const needsJobs = () => test.skip(POSITIONS.length === 0, "no job is open");

/**
 * The lists that a choice narrows: its name in addresses, the part that holds its controls, what shows all and what
 * else can be chosen, and of every entry the title and what it is found by.
 */
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
    choices: caseIndustries(),
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

/** A list as a visitor finds it. */
export function listOn(page: Page, address: ListAddress) {
  const [role, name, kind] = LISTS[address].part;
  const controls = page.getByRole(role, { name, exact: true }).getByRole(kind);
  const rows = main(page).locator("[data-rows] > *:visible");
  const pages = main(page).getByRole("navigation", { name: pagination.label, exact: true });
  return {
    controls,
    control: (label: string) => controls.and(page.getByRole(kind, { name: label, exact: true })),
    /** The control of what is shown. */
    current: controls.and(page.locator("[aria-current], [aria-pressed=true]")),
    rows,
    titles: rows.getByRole("heading", { level: 3 }),
    pages,
    /**
     * A link of the list of articles to another of its pages: by its number, or "next" and "previous". A list of one
     * page has none: what asks for them is left out.
     */
    pageLink(which: number | "next" | "previous") {
      test.skip(!hasPages, "the list of articles has one page");
      return pages.getByRole("link", {
        name:
          typeof which === "number" ? fill(pagination.page, { page: which }) : pagination[which],
        exact: true,
      });
    },
    /** What stands in place of the rows where there are none. */
    nothingFound: main(page).locator("[data-nothing]").getByRole("heading"),
    search: main(page).getByRole("searchbox"),
    /** The number of results, as it stands above them. */
    count: main(page).locator("[data-count-shown]"),
    /** What is found, as screen readers hear it. */
    status: main(page).locator("[data-list] > [role=status]"),
    /** Opens the list and wakes it. */
    open: async (query = "") => {
      await page.goto(`${address}${query}`);
      await hydrated(page);
    },
  };
}
