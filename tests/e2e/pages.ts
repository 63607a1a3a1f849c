import { test as base } from "@playwright/test";
import { applicationForm } from "./application-form.ts";
import { blogList } from "./blog-list.ts";
import { jobList } from "./job-openings.ts";

export { expect } from "@playwright/test";

type Parts = {
  form: ReturnType<typeof applicationForm>;
  list: ReturnType<typeof blogList>;
  jobs: ReturnType<typeof jobList>;
};

/** Playwright's test, with parts of pages by name. */
export const test = base.extend<Parts>({
  form: ({ page }, provide) => provide(applicationForm(page)),
  list: ({ page }, provide) => provide(blogList(page)),
  jobs: ({ page }, provide) => provide(jobList(page)),
});
