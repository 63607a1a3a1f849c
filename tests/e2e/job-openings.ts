import { test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { JOB_PAGE_SIZE } from "#app/constants.ts";
import { openJobs } from "../../app/collections/jobs.server.ts";

const { jobs } = labels();
export const EMPTY = jobs.none;
export const ALL = jobs.allDepartments;

const all = openJobs();

/** The titles of all open jobs. */
export const POSITIONS = all.map(({ title }) => title);

/** Those on the first page of the list. */
export const TITLES = POSITIONS.slice(0, JOB_PAGE_SIZE);

/** The distinct departments, in the order of the jobs. */
export const DEPARTMENTS = [...new Set(all.map(({ department }) => department))];

/** A department's jobs. */
export const jobsOf = (department: string) => all.filter((job) => job.department === department);

/** The titles on the first page of a department's jobs. */
export const titlesOf = (department: string) =>
  jobsOf(department)
    .slice(0, JOB_PAGE_SIZE)
    .map(({ title }) => title);

/** A department as addresses write it. */
export const inAddress = (department: string) =>
  new RegExp(`[?]department=${department.toLowerCase().replaceAll(" ", "-")}$`);

/**
 * The last job on the first page, whose title and department are not the first that one meets. While no job is open
 * there is none: what reads it calls `needsJobs` first.
 */
export const LAST = all[TITLES.length - 1]!;

/** Leaves a test, or all of a file, out while fewer jobs or departments stand open than it needs. */
export const needsJobs = (jobs = 1, departments = 1) =>
  test.skip(
    all.length < jobs || DEPARTMENTS.length < departments,
    `needs ${jobs} open jobs, ${departments} departments`,
  );

/** The open positions as a visitor finds them. */
export function jobList(page: Page) {
  const chips = page.getByRole("form", { name: jobs.departments }).getByRole("button");
  return {
    chips,
    chip: (department: string) => chips.filter({ hasText: new RegExp(`^${department}$`) }),
    titles: page
      .getByRole("heading", { level: 3 })
      .filter({ has: page.getByRole("link"), visible: true }),
    pressed: page.locator("[aria-pressed=true]"),
  };
}
