import type { Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { words } from "./application-form.ts";
import {
  ALL,
  DEPARTMENTS,
  LAST,
  TITLES,
  inAddress,
  jobsOf,
  needsJobs,
  titlesOf,
} from "./job-openings.ts";
import { expect, test } from "./pages.ts";
import { withAnswer } from "./visitor.ts";

needsJobs();

const { jobs: said } = labels();
const [FIRST = "", SECOND = ""] = DEPARTMENTS;
const applyFor = (job: string) => `${said.apply} ${fill(said.applyFor, { job })}`;

test("a department filters the list and its address; Back undoes it (R80, B9)", async ({
  page,
  form,
  jobs,
}) => {
  needsJobs(2, 2);
  await form.open();
  const counted = (count: number) =>
    page.getByRole("status").filter({ hasText: fillCount(said.count, count, {}) });
  await jobs.chips.first().focus();
  for (const [department, key] of [
    [FIRST, "Space"],
    [SECOND, "Enter"],
  ] as const) {
    await page.keyboard.press("Tab");
    await page.keyboard.press(key);
    await expect(jobs.titles).toHaveText(titlesOf(department));
    await expect(jobs.pressed).toHaveText([department]);
    await expect(jobs.pressed).toBeFocused();
    await expect(page).toHaveURL(inAddress(department));
    await expect(counted(jobsOf(department).length)).toContainText(department);
    await expect(page).toHaveTitle(new RegExp(`^${department} `));
  }
  await page.reload();
  await expect(jobs.titles).toHaveText(titlesOf(SECOND));
  await page.goBack();
  await expect(jobs.titles).toHaveText(titlesOf(FIRST));
  await jobs.chip(ALL).click();
  await expect(jobs.titles).toHaveText(TITLES);
  await expect(page).toHaveURL(/\/work-with-us$/);
});

test("a chip is a link where the script never comes", async ({ page, jobs }) => {
  let giveUp = () => {};
  const trying = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/\/assets\/list-[^/]*\.js$/, async (route) => {
    await trying;
    await route.abort();
  });
  await page.goto("work-with-us");
  await jobs.chip(LAST.department).click();
  giveUp();
  await expect(page).toHaveURL(inAddress(LAST.department));
});

test("Apply Now fills in the position and leads to the form (R86)", async ({ page, form }) => {
  await form.open();
  await form.fields.email.fill("asha@example.com");
  await page.getByRole("link", { name: applyFor(TITLES[0]!) }).click();
  await expect(form.fields.position).toHaveValue(TITLES[0]!);
  await expect(form.fields.name).toBeFocused();
  await expect(form.whole).toBeInViewport();
  await expect
    .poll(() => form.whole.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(88);
  await expect(form.fields.email).toHaveValue("asha@example.com");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("link", { name: applyFor(LAST.title) }).click();
  await expect(form.fields.position).toHaveValue(LAST.title);
});

test("Apply Now from the keyboard corrects a missing position at once", async ({ page, form }) => {
  await form.open();
  await form.submit.click();
  const message = form.told(words.errors.position);
  await expect(message).toBeVisible();
  await page.getByRole("link", { name: applyFor(LAST.title) }).focus();
  await page.keyboard.press("Enter");
  await expect(form.fields.position).toHaveValue(LAST.title);
  await expect(message).toHaveCount(0);
  await expect(form.fields.name).toBeFocused();
});

/** Changes the last job of the page, as if it closed on a day and were alone in its department. */
const withLastJob = (page: Page, department: string, closingDate: string) =>
  withAnswer(page, /\/work-with-us$/, (html) => {
    const row = html.lastIndexOf('data-row="department=');
    const word = department.toLowerCase();
    return (
      html
        .slice(0, row)
        .replace(
          /(?<=data-choice="department"[^>]*>[^<]*<\/button>)<\/form>/,
          `<button type="submit" data-choice="department" data-value="${word}">${department}</button>$&`,
        ) +
      html
        .slice(row)
        .replace(
          /data-row="[^"]*"(?: data-closing-date="[^"]*")?/,
          `data-row="department=${word}" data-closing-date="${closingDate}"`,
        )
        .replace(
          new RegExp(`{"title":"${LAST.title}"(?:,"closingDate":"[^"]*")?}`),
          JSON.stringify({ title: LAST.title, closingDate }),
        )
    );
  });

test("a job past its day leaves list, options and departments (B3)", async ({
  page,
  form,
  jobs,
}) => {
  await withLastJob(page, "Elsewhere", "2030-06-30");
  await page.clock.setFixedTime(new Date("2030-06-30T23:30:00+05:30"));
  await form.open();
  await expect(jobs.titles).toHaveText(TITLES);
  await expect(jobs.chip("Elsewhere")).toBeVisible();
  await page.clock.setFixedTime(new Date("2030-07-01T00:30:00+05:30"));
  await form.open();
  await expect(jobs.titles).toHaveText(TITLES.slice(0, -1));
  await expect(form.fields.position.locator("option", { hasText: LAST.title })).toHaveCount(0);
  await expect(jobs.chip("Elsewhere")).toHaveCount(0);
});

test("a title leads to its page, Apply Now back to the form with it", async ({ page, form }) => {
  await form.open();
  await page.getByRole("link", { name: LAST.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${LAST.path}$`));
  await page.getByRole("main").getByRole("link", { name: said.apply }).first().click();
  await expect(page).toHaveURL(/\/work-with-us\?job=.*#job-application-form$/);
  await expect(form.fields.position).toHaveValue(LAST.title);
  await expect(form.fields.name).toBeInViewport();
});
