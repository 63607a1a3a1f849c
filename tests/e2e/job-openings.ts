import type { Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { openJobs } from "../../app/collections/jobs.server.ts";

/** What the tests of the open positions share. */

const { jobs } = labels();
export const EMPTY = jobs.none;
export const ALL = jobs.allDepartments;

const all = openJobs();

export const TITLES = all.map(({ title }) => title);

/** The distinct departments, in the order of the jobs. */
export const DEPARTMENTS = [...new Set(all.map(({ department }) => department))];

/** The titles of a department's jobs. */
export const titlesOf = (department: string) =>
  all.filter((job) => job.department === department).map(({ title }) => title);

/** A department as addresses write it. */
export const inAddress = (department: string) =>
  new RegExp(`[?]department=${department.toLowerCase().replaceAll(" ", "-")}$`);

/** The last job of all, whose title and department are not the first that one meets. */
export const LAST = all.at(-1)!;

export const chips = (page: Page) =>
  page.getByRole("form", { name: jobs.departments }).getByRole("button");

export const jobTitles = (page: Page) =>
  page.getByRole("heading", { level: 3 }).filter({ has: page.getByRole("link") });

export const pressed = (page: Page) => page.locator("[aria-pressed=true]");
