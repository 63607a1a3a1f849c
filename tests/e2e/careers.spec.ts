import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { JOB_PAGE_SIZE } from "#app/constants.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import type { CareersProps } from "#app/pages/work-with-us/careers.tsx";
import { workWithUsPage } from "../../app/collections/pages.server.ts";
import { formatDay } from "../../app/lib/date.ts";
import { fields, form, openForm, stubWindows, submitButton, words } from "./application-form.ts";
import {
  ALL,
  DEPARTMENTS,
  EMPTY,
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
import { holdScripts, withProps } from "./visitor.ts";

needsJobs();

const { jobs: list, pagination } = labels();
const [FIRST = "", SECOND = ""] = DEPARTMENTS;
const applyFor = (job: string) => `${list.apply} ${fill(list.applyFor, { job })}`;
const chip = (page: Page, department: string) =>
  chips(page).filter({ hasText: new RegExp(`^${department}$`) });

test("the page says what is required, in the required order (R78 to R82, R100)", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(workWithUsPage().title);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    workWithUsPage().culture.heading,
    workWithUsPage().openings.heading,
    workWithUsPage().apply.heading,
    workWithUsPage().next.heading,
  ]);
  for (const { name } of workWithUsPage().culture.values)
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  await expect(chips(page)).toHaveText([ALL, ...DEPARTMENTS]);
  await expect(pressed(page)).toHaveText([ALL]);
  await expect(jobTitles(page)).toHaveText(TITLES);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: LAST.title, exact: true }) });
  for (const fact of [
    LAST.type,
    LAST.location,
    LAST.department,
    fill(list.posted, { date: formatDay(LAST.postedDate) }),
    LAST.shortDescription,
    LAST.skills[0]!,
  ])
    await expect(row).toContainText(fact);
  const steps = page
    .locator("section", { hasText: workWithUsPage().next.heading })
    .getByRole("listitem");
  await expect(steps).toHaveText(workWithUsPage().next.steps);
});

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
    await expect(counted(jobsOf(department).length)).toHaveCount(1);
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

test("a very early click on a chip counts when the section answers", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("work-with-us");
  await page.evaluate(() => (document.title = "the same page"));
  await chip(page, LAST.department).click();
  release();
  await expect(jobTitles(page)).toHaveText(titlesOf(LAST.department));
  await expect(page).toHaveURL(inAddress(LAST.department));
  await expect(page).toHaveTitle("the same page");
});

test("and leads to the department by its address where the script never comes", async ({
  page,
}) => {
  let giveUp = () => {};
  const trying = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/\/assets\/careers-[^/]*\.js$/, async (route) => {
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
  const message = page.getByText(words.errors.position);
  await expect(message).toBeVisible();
  await page.getByRole("link", { name: applyFor(LAST.title) }).focus();
  await page.keyboard.press("Enter");
  await expect(fields(page).position).toHaveValue(LAST.title);
  await expect(message).toHaveCount(0);
  await expect(fields(page).name).toBeFocused();
});

type Careers = Pick<CareersProps, "openings">;
const withJobs = (page: Page, change: (openings: Careers["openings"]) => void) =>
  withProps<Careers>(page, "work-with-us", "careers", ({ openings }) => change(openings));

test("a job past its day by the visitor's clock leaves list, options and departments (B3)", async ({
  page,
}) => {
  const department = "A department of its own";
  await withJobs(page, ({ positions, list }) => {
    // As if the first page of the list were all of it.
    positions.length = list.items.length;
    list.pageCount = 1;
    for (const jobs of [positions, list.items]) {
      for (const job of jobs) delete job.closingDate;
      Object.assign(jobs.at(-1)!, { department, closingDate: "2030-06-30" });
    }
  });
  await page.clock.setFixedTime(new Date(2030, 5, 30, 23, 0));
  await openForm(page);
  await expect(jobTitles(page)).toHaveText(TITLES);
  await expect(chip(page, department)).toHaveCount(1);
  await page.clock.setFixedTime(new Date(2030, 6, 1, 1, 0));
  await openForm(page);
  await expect(jobTitles(page)).toHaveText(TITLES.slice(0, -1));
  await expect(fields(page).position.locator("option")).toHaveCount(TITLES.length + 1);
  await expect(chip(page, department)).toHaveCount(0);
});

test("with no jobs at all the empty sentence stands there and a general application is possible", async ({
  page,
}) => {
  await withJobs(page, ({ positions, list: { items } }) => {
    for (const jobs of [positions, items]) jobs.length = 0;
  });
  await openForm(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(fields(page).position.locator("option")).toHaveText([
    words.selectPosition,
    words.general,
  ]);
});

test("of more jobs than a page holds, the form knows them all, and the list fetches the others (B25)", async ({
  page,
}) => {
  let jobs: Careers["openings"]["list"]["items"] = [];
  await withJobs(page, ({ positions, list }) => {
    const [first] = list.items;
    jobs = Array.from({ length: JOB_PAGE_SIZE + 2 }, (_, place) => ({
      ...first!,
      href: `${first!.href}?${place}`,
      title: `Job ${place}`,
    }));
    positions.splice(0, Infinity, ...jobs);
    Object.assign(list, {
      items: jobs.slice(0, JOB_PAGE_SIZE),
      pageCount: 2,
      count: jobs.length,
    });
  });
  let asked = 0;
  await page.route("**/job-index.json", async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.fulfill({ json: jobs }));
  });
  await openForm(page);
  const titles = jobs.map(({ title }) => title);
  await expect(jobTitles(page)).toHaveText(titles.slice(0, JOB_PAGE_SIZE));
  await expect(fields(page).position.locator("option")).toHaveCount(jobs.length + 2);
  expect(asked).toBe(0);

  const next = page.getByRole("link", { name: pagination.next });
  await expect(next).toHaveAttribute("href", /\/work-with-us\/page\/2$/);
  await next.click();
  await expect(page).toHaveURL(/\/work-with-us\?page=2$/);
  const heading = page.getByRole("heading", { name: workWithUsPage().openings.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole("button", { name: pagination.retry }).click();
  await expect(jobTitles(page)).toHaveText(titles.slice(JOB_PAGE_SIZE));

  await chip(page, FIRST).click();
  await expect(jobTitles(page)).toHaveText(titles.slice(0, JOB_PAGE_SIZE));
  await expect(next).toHaveAttribute("href", /\/work-with-us\?department=[^&]+&page=2$/);
});

test("a list that fails stays as the document has it, and the page says how to apply without it", async ({
  page,
}) => {
  await withJobs(page, ({ list: { items } }) => {
    Object.assign(items[0]!, { skills: null });
  });
  await page.goto("work-with-us");
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(jobTitles(page)).toHaveText(TITLES);
  await expect(page.getByRole("heading", { name: workWithUsPage().next.heading })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every job can be read and leads to its page; the chips are not there", async ({ page }) => {
    await page.goto("work-with-us");
    await expect(jobTitles(page)).toHaveText(TITLES);
    await expect(chips(page)).toHaveCount(0);
    await page.getByRole("link", { name: LAST.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAST.title);
  });
});
