import { expect, test, type Page } from "@playwright/test";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { CASE_PAGE_SIZE } from "#app/constants.ts";
import { caseIndustries } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import { addressWord } from "../../app/lib/address-word.ts";
import { holdScripts, main, hydrated } from "./visitor.ts";

const { caseStudies: list, lists } = labels();
const ALL = list.allIndustries;
const INDUSTRIES = [ALL, ...caseIndustries()];
/** Two industries, the second of them one that addresses write otherwise, where there is one. */
const [first = ""] = caseIndustries();
const second = caseIndustries().find((name) => name.includes(" ")) ?? caseIndustries().at(-1)!;
const inAddress = (industry: string) => new RegExp(`[?]industry=${addressWord(industry)}$`);

const tabs = (page: Page) =>
  main(page).getByRole("navigation", { name: list.industries }).getByRole("link");
const tab = (page: Page, name: string) =>
  tabs(page).and(page.getByRole("link", { name, exact: true }));
const cards = (page: Page) => main(page).locator("article:visible");

const open = async (page: Page, query = "") => {
  await page.goto(`case-studies${query}`);
  await hydrated(page);
};

test("the tabs in the specified order filter the cases (R67)", async ({ page }) => {
  await open(page);
  const title = await page.title();
  expect(await tabs(page).allInnerTexts()).toEqual(INDUSTRIES);
  const all = await cards(page).count();
  let sum = 0;
  for (const industry of INDUSTRIES.slice(1)) {
    await tab(page, industry).click();
    await expect(tab(page, industry)).toHaveAttribute("aria-current");
    await expect(page).toHaveURL(inAddress(industry));
    const { length: count } = caseStudies().filter((study) => study.industry === industry);
    await expect(cards(page)).toHaveCount(Math.min(count, CASE_PAGE_SIZE));
    await expect(cards(page).filter({ hasNotText: industry })).toHaveCount(0);
    await expect(main(page).getByRole("status")).toHaveText(
      `${industry}, ${fillCount(list.count, count, {})}`,
    );
    await expect(page).toHaveTitle(fill(lists.title, { said: industry, title }));
    sum += count;
  }
  expect(sum).toBe(caseStudies().length);
  await tab(page, ALL).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(cards(page)).toHaveCount(all);
});

test("the section answers by itself, once the page has loaded", async ({ page }) => {
  await page.goto("case-studies");
  await hydrated(page);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loadEventStart)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test("of several presses before the section answers the last one counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("case-studies");
  await page.evaluate(() => (document.title = "the same page"));
  await tab(page, second).click();
  await tab(page, first).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  const pressed = page.locator("[data-pressed]");
  await expect(pressed).toHaveText([first]);
  // A visitor's own colours leave no shadow.
  const line = (element: Element) => {
    const { boxShadow, borderBottomWidth } = getComputedStyle(element);
    return `${boxShadow}, ${borderBottomWidth}`;
  };
  expect(await pressed.evaluate(line)).not.toBe(await tab(page, second).evaluate(line));
  release();
  await expect(tab(page, first)).toHaveAttribute("aria-current");
  await expect(pressed).toHaveCount(0);
  await expect(page).toHaveURL(inAddress(first));
  await expect(page).toHaveTitle(/the same page$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("a case itself opens at once, whatever the script does", async ({ page }) => {
  await holdScripts(page);
  await page.goto("case-studies");
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/case-studies\/./);
});
