import { expect, test } from "@playwright/test";
import { fields, form, openForm, words } from "./application-form.ts";
import { ALL, EMPTY, LAST, TITLES, chips, jobTitles, needsJobs, pressed } from "./job-openings.ts";
import { complaints, holdScripts, hydrated, loaded, animationsFinished } from "./visitor.ts";

needsJobs();

// Other values are asked of the functions that read them (`address-choice.test.ts`, `title-match.test.ts`).
test("an unknown ?department= shows the empty sentence and nothing of the value (R84, A18)", async ({
  page,
}) => {
  const department = "<img src=x onerror=document.body.remove()>";
  await openForm(page, `work-with-us?department=${encodeURIComponent(department)}`);
  await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: EMPTY })).toHaveCount(1);
  await expect(jobTitles(page)).toHaveCount(0);
  await expect(pressed(page)).toHaveCount(0);
  expect(await page.locator("main").innerText()).not.toContain(department);
  await chips(page).filter({ hasText: ALL }).click();
  await expect(jobTitles(page)).toHaveText(TITLES);
  await expect(page.getByRole("heading", { name: EMPTY })).toBeHidden();
});

test("?job= chooses the position that it names and scrolls to the form (R87, A17)", async ({
  page,
}) => {
  for (const [job, position] of [
    [` ${LAST.title.toUpperCase()} `, LAST.title],
    [words.general.slice(0, -4), words.general],
  ] as const) {
    await openForm(page, `work-with-us?job=${encodeURIComponent(job)}`);
    await expect(fields(page).position).toHaveValue(position);
    await expect(fields(page).name).toBeInViewport();
  }
});

for (const job of ["", "'\"><script>document.body.remove()</script>"]) {
  test(`?job=${job.slice(0, 30)} chooses nothing and leaves the visitor where they are (A17)`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await openForm(page, `work-with-us?job=${encodeURIComponent(job)}`);
    await expect(fields(page).position).toHaveValue("");
    await loaded(page);
    await animationsFinished(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (job.length > 5) expect(await page.locator("main").innerText()).not.toContain(job);
    expect(heard).toEqual([]);
  });
}

test("what the visitor chose early is not overruled by the address", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`work-with-us?job=${TITLES[0]}`);
  await fields(page).position.selectOption(LAST.title);
  release();
  await hydrated(page);
  await expect(fields(page).position).toHaveValue(LAST.title);
});

test("#job-application-form, then a department, then Back: the page stays where it is (R85)", async ({
  page,
}) => {
  needsJobs(2, 2);
  await openForm(page, `work-with-us?job=${encodeURIComponent(LAST.title)}#job-application-form`);
  await expect(form(page)).toBeInViewport();
  await chips(page).nth(1).click();
  await expect(jobTitles(page)).not.toHaveText(TITLES);
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(jobTitles(page)).toHaveText(TITLES);
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
