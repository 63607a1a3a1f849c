import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { fill, fillCount } from "../../app/lib/fill.ts";
import { addressWord } from "#app/lib/address/address-word.ts";
import { LISTS, listOn, needsJobs, type ListAddress } from "./lists.ts";
import { complaints, holdScripts } from "./visitor.ts";

const { lists: words, jobs } = labels();
const HOSTILE = "<img src=x onerror=document.body.remove()>";

const earlyScripts = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loadEventStart)
      .map(({ name }) => name);
  });

for (const address of Object.keys(LISTS) as ListAddress[]) {
  const { choice, all, choices, entries, count, pageSize } = LISTS[address];

  test(`${address}: a choice shows, Back undoes it (R67, R80, R84, A18, B9)`, async ({ page }) => {
    test.skip(choices.length === 0, "nothing to choose from");
    const heard = complaints(page);
    const list = listOn(page, address);
    await list.open();
    expect(await earlyScripts(page)).toEqual([]);
    const [title, whole] = [await page.title(), await list.titles.allInnerTexts()];
    expect(await list.controls.allInnerTexts()).toEqual([all, ...choices]);
    const expectChosen = async (chosen: string) => {
      const found = entries.flatMap((entry) => (entry.of === chosen ? entry.title : []));
      await expect(list.titles).toHaveText(found.slice(0, pageSize));
      await expect(list.current).toHaveText([chosen]);
      await expect(page).toHaveURL(new RegExp(`[?]${choice}=${addressWord(chosen)}$`));
      await expect(page).toHaveTitle(fill(words.title, { said: chosen, title }));
      await expect(list.status).toContainText(`${chosen}, ${fillCount(count, found.length, {})}`);
    };
    await list.controls.first().focus();
    for (const chosen of choices) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectChosen(chosen);
      await expect(list.current).toBeFocused();
    }
    await page.reload();
    await expectChosen(choices.at(-1)!);
    if (choices.length > 1) {
      await page.goBack();
      await expectChosen(choices.at(-2)!);
    }
    await list.control(all).click();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
    await expect(list.titles).toHaveText(whole);

    // Unit tests cover other values (`list-state.test.ts`, `search-params.test.ts`).
    const search = address === "blogs" ? "" : "&q=zzzz";
    await list.open(
      `?${choice}=${encodeURIComponent(HOSTILE)}&page=${"9".repeat(20)}${search}&unknown=1`,
    );
    expect(await page.locator("main").innerText()).not.toContain(HOSTILE);
    if (address === "work-with-us") {
      await expect(list.nothingFound).toHaveText(jobs.none);
      await expect(list.status).toHaveText(jobs.none);
      await expect(list.current).toHaveCount(0);
      await list.control(all).click();
      await expect(list.nothingFound).toBeHidden();
    }
    await expect(list.current).toHaveText([all]);
    await expect(list.titles).toHaveText(whole);
    expect(heard).toEqual([]);
  });
}

/** Two industries; the second has a name that differs from its address word, if there is one. */
const { choices: industries } = LISTS["case-studies"];
const [first = ""] = industries;
const second = industries.find((name) => name.includes(" ")) ?? industries.at(-1)!;

test("of several presses before a list answers the last one counts", async ({ page }) => {
  const { control, current } = listOn(page, "case-studies");
  const release = await holdScripts(page);
  await page.goto("case-studies");
  await page.evaluate(() => (document.title = "the same page"));
  await control(second).click();
  await control(first).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  const pressed = page.locator("[data-pressed]");
  await expect(pressed).toHaveText([first]);
  // Forced colours remove shadows.
  const line = (element: Element) => {
    const { boxShadow, borderBottomWidth } = getComputedStyle(element);
    return `${boxShadow}, ${borderBottomWidth}`;
  };
  expect(await pressed.evaluate(line)).not.toBe(await control(second).evaluate(line));
  release();
  await expect(current).toHaveText([first]);
  await expect(pressed).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`[?]industry=${addressWord(first)}$`));
  await expect(page).toHaveTitle(/the same page$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("before a list answers, what leads to other pages leads on", async ({ page }) => {
  await holdScripts(page);
  await page.goto("case-studies");
  await listOn(page, "case-studies").titles.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/case-studies\/./);
  const { choices } = LISTS.blogs;
  const topic = choices.find((name) => name.includes(" ")) ?? choices[0]!;
  const { control, current } = listOn(page, "blogs");
  await page.goto("blogs", { waitUntil: "commit" });
  await control(topic).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${addressWord(topic)}$`));
  await expect(current).toHaveText([topic]);
});

test("a narrowed list stands whole until its script comes", async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  const { titles } = listOn(page, "case-studies");
  await page.goto(`case-studies?industry=${addressWord(second)}`);
  await expect(titles).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(titles).not.toHaveCount(0);
  const whole = await titles.count();
  release();
  await expect.poll(() => titles.count()).toBeLessThan(whole);
});

test("who types in a section whose script does not come goes on typing", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("blogs");
  const field = page.locator("#article-search");
  await field.pressSequentially("pa");
  await page.clock.fastForward(10_000);
  await field.press("y");
  await expect(field).toHaveValue("pay");
  await expect(field).toBeFocused();
  const failed = page.locator("html[data-failed]");
  await expect(failed).toHaveCount(0);
  await field.blur();
  await expect(failed).toHaveCount(1);
});

test("a chip is a link where the script never comes", async ({ page }) => {
  needsJobs();
  const department = LISTS["work-with-us"].choices.at(-1)!;
  let giveUp = () => {};
  const trying = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/\/assets\/list-[^/]*\.js$/, async (route) => {
    await trying;
    await route.abort();
  });
  await page.goto("work-with-us");
  await listOn(page, "work-with-us").control(department).click();
  giveUp();
  await expect(page).toHaveURL(new RegExp(`[?]department=${addressWord(department)}$`));
});
