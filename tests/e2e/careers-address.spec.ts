import { words } from "./application-form.ts";
import { ALL, EMPTY, LAST, TITLES, needsJobs } from "./job-openings.ts";
import { expect, test } from "./pages.ts";
import { complaints, holdScripts, hydrated, loaded, animationsFinished } from "./visitor.ts";

needsJobs();

// Other values are asked of the functions that read them (`address-choice.test.ts`, `title-match.test.ts`).
test("of an unknown ?department= nothing is shown (R84, A18)", async ({ page, form, jobs }) => {
  const department = "<img src=x onerror=document.body.remove()>";
  await form.open(`work-with-us?department=${encodeURIComponent(department)}`);
  await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: EMPTY })).toHaveCount(1);
  await expect(jobs.titles).toHaveCount(0);
  await expect(jobs.pressed).toHaveCount(0);
  expect(await page.locator("main").innerText()).not.toContain(department);
  await jobs.chips.filter({ hasText: ALL }).click();
  await expect(jobs.titles).toHaveText(TITLES);
  await expect(page.getByRole("heading", { name: EMPTY })).toBeHidden();
});

test("?job= chooses its position and scrolls to the form (R87, A17)", async ({ form }) => {
  for (const [job, position] of [
    [` ${LAST.title.toUpperCase()} `, LAST.title],
    [words.general.slice(0, -4), words.general],
  ] as const) {
    await form.open(`work-with-us?job=${encodeURIComponent(job)}`);
    await expect(form.fields.position).toHaveValue(position);
    await expect(form.fields.name).toBeInViewport();
  }
});

for (const job of ["", "'\"><script>document.body.remove()</script>"]) {
  test(`?job=${job.slice(0, 30)} moves nothing (A17)`, async ({ page, form }) => {
    const heard = complaints(page);
    await form.open(`work-with-us?job=${encodeURIComponent(job)}`);
    await expect(form.fields.position).toHaveValue("");
    await loaded(page);
    await animationsFinished(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (job.length > 5) expect(await page.locator("main").innerText()).not.toContain(job);
    expect(heard).toEqual([]);
  });
}

test("what the visitor chose early is not overruled by the address", async ({ page, form }) => {
  const release = await holdScripts(page);
  await page.goto(`work-with-us?job=${TITLES[0]}`);
  await form.fields.position.selectOption(LAST.title);
  release();
  await hydrated(page);
  await expect(form.fields.position).toHaveValue(LAST.title);
});

test("form, department, Back: the page stays (R85)", async ({ page, form, jobs }) => {
  needsJobs(2, 2);
  await form.open(`work-with-us?job=${encodeURIComponent(LAST.title)}#job-application-form`);
  await expect(form.whole).toBeInViewport();
  await jobs.chips.nth(1).click();
  await expect(jobs.titles).not.toHaveText(TITLES);
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(jobs.titles).toHaveText(TITLES);
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
