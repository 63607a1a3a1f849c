import { test as base } from "@playwright/test";
import { applicationForm } from "./application-form.ts";
import { listOn } from "./lists.ts";

export { expect } from "@playwright/test";

type Parts = {
  form: ReturnType<typeof applicationForm>;
  list: ReturnType<typeof listOn>;
  jobs: ReturnType<typeof listOn>;
};

/** Playwright's test, with parts of pages by name: of the blog, the list; of the careers page, the form and the jobs. */
export const test = base.extend<Parts>({
  form: ({ page }, provide) => provide(applicationForm(page)),
  list: ({ page }, provide) => provide(listOn(page, "blogs")),
  jobs: ({ page }, provide) => provide(listOn(page, "work-with-us")),
});
