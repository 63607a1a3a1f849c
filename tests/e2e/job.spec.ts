import { expect, test } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { workWithUsPage } from "../../app/collections/pages.server.ts";
import { formatDay } from "../../app/lib/date.ts";
import { relative } from "./addresses.ts";
import { fields, openForm } from "./application-form.ts";
import { LAST, needsJobs } from "./job-openings.ts";

needsJobs();

const { jobs, trail: trailWords } = labels();

test("a job's page says everything about it (B3)", async ({ page }) => {
  await page.goto(relative(LAST.path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAST.title);
  const trail = page.getByRole("navigation", { name: trailWords.label });
  await expect(trail.getByRole("link", { name: workWithUsPage().title })).toBeVisible();
  for (const fact of [
    LAST.type,
    LAST.place.locality,
    LAST.place.region ?? LAST.place.locality,
    formatDay(LAST.postedDate),
    LAST.hours,
    ...LAST.description,
    ...LAST.duties,
    ...LAST.qualifications,
    ...LAST.skills,
  ])
    await expect(page.getByRole("main")).toContainText(fact);
  await expect(page.getByText(workWithUsPage().job.closed)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: jobs.apply })).toHaveCount(2);
});

test("the title in the list leads to the page, Apply Now back to the form with the position", async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole("link", { name: LAST.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${LAST.path}$`));
  await page.getByRole("main").getByRole("link", { name: jobs.apply }).first().click();
  await expect(page).toHaveURL(/\/work-with-us\?job=.*#job-application-form$/);
  await expect(fields(page).position).toHaveValue(LAST.title);
  await expect(fields(page).name).toBeInViewport();
});

test("the page can be passed on", async ({ page }) => {
  await page.goto(relative(LAST.path));
  const share = page.getByRole("complementary", { name: workWithUsPage().job.share });
  const network = share.getByRole("link").first();
  const { searchParams } = new URL((await network.getAttribute("href"))!);
  expect(searchParams.get("url")).toMatch(new RegExp(`${LAST.path}$`));
  expect([...searchParams.values()]).toContain(LAST.title);
});
