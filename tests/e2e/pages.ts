import { test as base } from "@playwright/test";
import { applicationForm } from "./application-form.ts";
import { listOn } from "./lists.ts";

export { expect } from "@playwright/test";

type Parts = {
  form: ReturnType<typeof applicationForm>;
  list: ReturnType<typeof listOn>;
  jobs: ReturnType<typeof listOn>;
};

/** Playwright's test with page parts as fixtures: the blog's list; the form and the jobs of the careers page. */
export const test = base.extend<Parts>({
  form: ({ page }, provide) => provide(applicationForm(page)),
  list: ({ page }, provide) => provide(listOn(page, "blogs")),
  jobs: ({ page }, provide) => provide(listOn(page, "work-with-us")),
});
