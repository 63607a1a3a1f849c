import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import {
  fields,
  form,
  openForm,
  stubWindows,
  submitButton,
  told,
  words,
} from "./application-form.ts";
import {
  ALL,
  DEPARTMENTS,
  LAST,
  TITLES,
  chips,
  inAddress,
  jobTitles,
  jobsOf,
  needsJobs,
  pressed,
  titlesOf,
} from "./job-openings.ts";
import { withAnswer } from "./visitor.ts";

needsJobs();

const { jobs: list } = labels();
const [FIRST = "", SECOND = ""] = DEPARTMENTS;
const applyFor = (job: string) => `${list.apply} ${fill(list.applyFor, { job })}`;
const chip = (page: Page, department: string) =>
  chips(page).filter({ hasText: new RegExp(`^${department}$`) });

test("a department filters the list, stands in the address, and Back undoes it (R80, B9)", async ({
  page,
}) => {
  needsJobs(2, 2);
  await openForm(page);
  const counted = (count: number) =>
    page.getByRole("status").filter({ hasText: fillCount(list.count, count, {}) });
  for (const department of [FIRST, SECOND]) {
    await chip(page, department).click();
    await expect(jobTitles(page)).toHaveText(titlesOf(department));
    await expect(pressed(page)).toHaveText([department]);
    await expect(page).toHaveURL(inAddress(department));
    await expect(counted(jobsOf(department).length)).toContainText(department);
    await expect(page).toHaveTitle(new RegExp(`^${department} `));
  }
  await page.reload();
  await expect(jobTitles(page)).toHaveText(titlesOf(SECOND));
  await page.goBack();
  await expect(jobTitles(page)).toHaveText(titlesOf(FIRST));
  await chip(page, ALL).click();
  await expect(jobTitles(page)).toHaveText(TITLES);
  await expect(page).toHaveURL(/\/work-with-us$/);
});

test("the chips work from the keyboard", async ({ page }) => {
  needsJobs(2, 2);
  await openForm(page);
  await chips(page).first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(jobTitles(page)).toHaveText(titlesOf(FIRST));
  await expect(pressed(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(jobTitles(page)).toHaveText(titlesOf(SECOND));
});

test("a chip leads to the department by its address where the script never comes", async ({
  page,
}) => {
  let giveUp = () => {};
  const trying = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/\/assets\/list-[^/]*\.js$/, async (route) => {
    await trying;
    await route.abort();
  });
  await page.goto("work-with-us");
  await chip(page, LAST.department).click();
  giveUp();
  await expect(page).toHaveURL(inAddress(LAST.department));
});

test("Apply Now fills in the position, scrolls to the form and moves the focus there (R86)", async ({
  page,
}) => {
  await openForm(page);
  await fields(page).email.fill("asha@example.com");
  await page.getByRole("link", { name: applyFor(TITLES[0]!) }).click();
  await expect(fields(page).position).toHaveValue(TITLES[0]!);
  await expect(fields(page).name).toBeFocused();
  await expect(form(page)).toBeInViewport();
  await expect
    .poll(() => form(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(88);
  await expect(fields(page).email).toHaveValue("asha@example.com");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("link", { name: applyFor(LAST.title) }).click();
  await expect(fields(page).position).toHaveValue(LAST.title);
});

test("Apply Now from the keyboard corrects a missing position at once", async ({ page }) => {
  await stubWindows(page);
  await openForm(page);
  await submitButton(page).click();
  const message = told(page, words.errors.position);
  await expect(message).toBeVisible();
  await page.getByRole("link", { name: applyFor(LAST.title) }).focus();
  await page.keyboard.press("Enter");
  await expect(fields(page).position).toHaveValue(LAST.title);
  await expect(message).toHaveCount(0);
  await expect(fields(page).name).toBeFocused();
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

test("a job past its day by the firm's clock leaves list, options and departments (B3)", async ({
  page,
}) => {
  await withLastJob(page, "Elsewhere", "2030-06-30");
  await page.clock.setFixedTime(new Date("2030-06-30T23:30:00+05:30"));
  await openForm(page);
  await expect(jobTitles(page)).toHaveText(TITLES);
  await expect(chip(page, "Elsewhere")).toBeVisible();
  await page.clock.setFixedTime(new Date("2030-07-01T00:30:00+05:30"));
  await openForm(page);
  await expect(jobTitles(page)).toHaveText(TITLES.slice(0, -1));
  await expect(fields(page).position.locator("option", { hasText: LAST.title })).toHaveCount(0);
  await expect(chip(page, "Elsewhere")).toHaveCount(0);
});

test("the title in the list leads to the page, Apply Now back to the form with the position", async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole("link", { name: LAST.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${LAST.path}$`));
  await page.getByRole("main").getByRole("link", { name: list.apply }).first().click();
  await expect(page).toHaveURL(/\/work-with-us\?job=.*#job-application-form$/);
  await expect(fields(page).position).toHaveValue(LAST.title);
  await expect(fields(page).name).toBeInViewport();
});
