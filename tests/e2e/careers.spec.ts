import type { Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { addressWord } from "#app/lib/address/address-word.ts";
import { fill } from "#app/lib/fill.ts";
import { words } from "./application-form.ts";
import { LAST, LISTS, TITLES, needsJobs } from "./lists.ts";
import { expect, test } from "./pages.ts";
import { complaints, holdScripts, hydrated, loaded, withAnswer, visitorIsBack } from "./visitor.ts";

needsJobs();

const { jobs: said } = labels();
const { choices: departments, entries } = LISTS["work-with-us"];
const applyFor = (page: Page, job: string) =>
  page.getByRole("link", { name: `${said.apply} ${fill(said.applyFor, { job })}` });

test("Apply Now fills in the position and corrects it at once (R86)", async ({ page, form }) => {
  await form.open();
  await form.fields.email.fill("asha@example.com");
  await form.submit.click();
  await expect(form.told(words.errors.position)).toBeVisible();
  await applyFor(page, LAST.title).press("Enter");
  await expect(form.fields.position).toHaveValue(LAST.title);
  await expect(form.told(words.errors.position)).toHaveCount(0);
  await expect(form.fields.name).toBeFocused();
  await expect(form.fields.email).toHaveValue("asha@example.com");
  expect(new URL(page.url()).search).toBe("");
  await applyFor(page, TITLES[0]!).click();
  await expect(form.fields.position).toHaveValue(TITLES[0]!);
  await expect
    .poll(() => form.whole.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(88);
});

test("a job past its day leaves list, options, departments (B3)", async ({ page, form, jobs }) => {
  // Every job of the last department has a closing date.
  const { department } = LAST;
  const closing = entries.flatMap(({ title, of }) => (of === department ? title : []));
  await withAnswer(page, /\/work-with-us$/, (html) =>
    closing.reduce(
      (text, title) =>
        text.replace(
          new RegExp(`{"title":"${title}"(?:,"closingDate":"[^"]*")?}`),
          JSON.stringify({ title, closingDate: "2030-06-30" }),
        ),
      html.replaceAll(
        new RegExp(
          `(data-row="department=${addressWord(department)}")(?: data-closing[^ >]*)?`,
          "g",
        ),
        '$1 data-closing-date="2030-06-30"',
      ),
    ),
  );
  const option = form.fields.position.locator("option", { hasText: LAST.title });
  for (const [time, isOpen, isLeftOpen] of [
    ["2030-06-30T23:30:00+05:30", true],
    ["2030-07-01T00:30:00+05:30", false, true],
    ["2030-07-01T00:30:00+05:30", false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    if (isLeftOpen) await visitorIsBack(page);
    else await form.open();
    await expect(jobs.titles.getByText(LAST.title, { exact: true })).toHaveCount(isOpen ? 1 : 0);
    await expect(jobs.control(department)).toHaveCount(isOpen ? 1 : 0);
    await expect(option).toHaveCount(isOpen ? 1 : 0);
  }
});

// `title-match.test.ts` covers other values.
test("?job= chooses a position, or moves nothing (R87, A17)", async ({ page, form }) => {
  const heard = complaints(page);
  for (const [job, position] of [
    [` ${LAST.title.toUpperCase()} `, LAST.title],
    [words.general.slice(0, -4), words.general],
    ["", ""],
    ["'\"><script>document.body.remove()</script>", ""],
  ] as const) {
    await form.open(`work-with-us?job=${encodeURIComponent(job)}`);
    await expect(form.fields.position).toHaveValue(position);
    if (position) await expect(form.fields.name).toBeInViewport();
    if (position) continue;
    await loaded(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator("main").innerText()).not.toContain(job || "script");
  }
  expect(heard).toEqual([]);
});

test("what the visitor chose early is not overruled by the address", async ({ page, form }) => {
  const release = await holdScripts(page);
  await page.goto(`work-with-us?job=${TITLES[0]}`);
  await form.fields.position.selectOption(LAST.title);
  release();
  await hydrated(page);
  await expect(form.fields.position).toHaveValue(LAST.title);
});

test("form, department, Back: the page stays (R85)", async ({ page, form, jobs }) => {
  test.skip(departments.length < 2, "all jobs are of one department");
  await form.open(`work-with-us?job=${encodeURIComponent(LAST.title)}#job-application-form`);
  await expect(form.whole).toBeInViewport();
  await jobs.controls.nth(1).click();
  await expect(jobs.titles).not.toHaveText(TITLES);
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(jobs.titles).toHaveText(TITLES);
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
