import { expect, test, type Page } from "@playwright/test";
import { basisOf } from "#app/law/basis.ts";
import { citationsText } from "#app/law/collections/instruments.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { calendarMonths, duties, nextDates } from "#app/law/collections/duties.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawWords, hasLawPages } from "#app/law/collections/pages.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { formatDay, formatMonth, formatShortDay } from "#app/lib/days.ts";
import { fillCount } from "#app/lib/fill.ts";
import { standingOf } from "#app/law/sections/which-rules/reach.ts";
import { hydrated, main, printedSheets } from "./visitor.ts";

test.skip(!hasLawPages(), "this firm states no law");

const IN_FORCE = "resources/what-is-in-force";
const CALENDAR = "resources/compliance-calendar";
const NAMES = "resources/old-name-new-name";
const WHICH = "resources/which-rules";

const { lawTools } = labels();
const shown = (page: Page) =>
  main(page)
    .locator(":is(li > details, tr)[id]:visible")
    .evaluateAll((entries) => entries.map(({ id }) => id));

/** The rows of "Which rules apply": a duty and a rule may have the same id. */
const rowsOfWhichRules = [
  ...duties().flatMap(({ id, reach, listed }) => (listed ? { id: `duty-${id}`, reach } : [])),
  ...lawRules().flatMap(({ id, reach, listed }) => (listed ? { id: `rule-${id}`, reach } : [])),
];

test("no common entry leads back to all; people narrow what is due (B16)", async ({ page }) => {
  const dates = nextDates().map(({ duty }) => duty);
  const states = [...new Set(dates.flatMap(({ state }) => state ?? []))];
  const [pair] = states.flatMap((state) =>
    dates.flatMap(({ subject }) =>
      dates.some((duty) => duty.state === state && duty.subject === subject)
        ? []
        : { state, subject },
    ),
  );
  test.skip(!pair, "every subject has a date of every state");
  await page.goto(`${CALENDAR}?topic=${pair!.subject}&state=${pair!.state.toLowerCase()}`);
  await hydrated(page);
  await expect(main(page).getByRole("status")).toContainText(lawTools.none);
  expect(await shown(page)).toEqual([]);
  await main(page).getByRole("button", { name: lawTools.showAll }).click();
  await page.locator("#later > summary").click();
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(dates.map(({ id }) => id)));
  await expect(page).toHaveURL(/compliance-calendar$/);

  const large = dates.find(({ reach }) => reach.every(({ heads = 0 }) => heads > 1));
  if (!large) return;
  await main(page).getByLabel(lawTools.people).selectOption({ index: 1 });
  await expect(page.locator(`#${large.id}`)).toBeHidden();
  await expect(page).toHaveURL(/\?people=0$/);
  await main(page).locator("a[data-keeps-query]:visible").last().click();
  await expect(page).toHaveURL(/\d\d\d\d-\d\d\?people=0$/);
});

test("a link opens its entry, which says what it rests on (B21)", async ({ page }) => {
  const rule = lawRules().at(-1)!;
  test.skip(!rule, "no rules");
  await page.goto(`${IN_FORCE}#${rule.id}`);
  const entry = page.locator(`#${rule.id}`);
  await expect(entry).toBeInViewport();
  await expect(entry.locator("summary")).toContainText(lawTools.bases[basisOf(rule)]);
  // The link opens its row; another row opens by its own summary.
  await expect(entry.getByText(citationsText(rule.instruments).slice(0, 40)).first()).toBeVisible();
  const other = main(page).locator(`details:not(#${rule.id})`).first();
  await other.locator("summary").click();
  await other.getByRole("link", { name: lawTools.ruleMore }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    lawRules().find(({ id }) => page.url().endsWith(`/${id}`))!.title,
  );
});

test("a calendar months after its build leads to the present month (B16)", async ({ page }) => {
  const [, , following] = calendarMonths().filter((month) => month >= today().slice(0, 7));
  test.skip(!following, "no months ahead");
  await page.clock.setFixedTime(new Date(`${following}-15T12:00+05:30`));
  await page.goto(CALENDAR);
  const next = page.getByRole("region").locator("[data-next] > a:visible");
  await expect(next).toHaveText(formatMonth(`${following}-01`));
  await expect(page.locator("svg g[data-day]")).toHaveCSS("display", "none");
});

// `tests/built/search.test.ts` covers the order of names.
test("an old name is answered, announced and leads to its row (B21)", async ({ page }) => {
  const [example, name] = lawNames().names;
  test.skip(!name, "no old names");
  const { id, old, now } = name!;
  const answer = main(page).locator("[data-filtered-list]");
  await page.goto(NAMES);
  await hydrated(page);
  await expect(answer).toContainText(example!.now);
  await main(page).getByRole("searchbox").fill(old.at(-1)!.toLowerCase());
  await expect(answer).toContainText(now);
  await expect(main(page).getByRole("status")).toHaveText(/\S/);
  await expect(answer.getByRole("link")).toHaveAttribute("href", `#${id}`);
  await answer.getByRole("link").click();
  const row = page.locator(`#${id}`);
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("open");
  // After closing, the same link opens it again.
  await row.locator("summary").click();
  await expect(row).not.toHaveAttribute("open");
  await answer.getByRole("link").click();
  await expect(row).toHaveAttribute("open");
  await page.goto(`${NAMES}?q=${encodeURIComponent(old[0]!)}`);
  await expect(answer).toContainText(now);
  await expect(page).toHaveTitle(new RegExp(`“${RegExp.escape(old[0]!)}”`));
});

test("the field of the section answers while somebody types (B21)", async ({ page }) => {
  const [rule] = lawRules();
  test.skip(!rule, "no rules");
  await page.goto("resources");
  await hydrated(page);
  const field = main(page).getByRole("searchbox");
  const first = main(page).locator("[data-asked] ol a").first();
  await field.fill(rule!.title);
  await expect(first).toHaveAttribute("href", new RegExp(`/${rule!.id}$`));
  const results = { level: 2, name: labels().siteSearch.results, exact: true };
  await expect(main(page).getByRole("heading", results)).toBeAttached();
  await field.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await field.fill(`50 ${lawTools.peopleWords[0]}`);
  await expect(first).toHaveAttribute("href", /which-rules#50$/);
  await field.fill("zzzzzz");
  await expect(main(page).getByRole("status")).toHaveText(/\S/);
  await expect(first).toBeHidden();
  await expect(main(page).locator("[data-next]")).toBeVisible();
});

test("what is in force is found as one types, and Enter opens it (B21)", async ({ page }) => {
  const rule = lawRules().at(-1)!;
  test.skip(!rule, "no rules");
  await page.goto(IN_FORCE);
  await hydrated(page);
  await main(page).getByRole("searchbox").fill(rule.title);
  await expect(main(page).locator("[data-asked] ol li").first()).toContainText(rule.title);
  await expect(main(page).locator("svg text").first()).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${rule.id}$`));
});

test("which rules apply is answered, and nothing is sent (B20)", async ({ page }) => {
  await page.goto(WHICH);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const words = lawWords().whichRules;
  const groups = page.locator("[data-island] section:has(> h2 > small)");
  const answer = page.locator("[data-island] p:has(b)");
  await expect(main(page).getByText(words.ask)).toBeVisible();
  await expect(groups).toHaveCount(0);
  const field = page.getByLabel(words.heads);
  await field.fill("5");
  await page.getByRole("button", { name: lawTools.otherStates }).click();
  await expect(main(page).getByText(words.elsewhere)).toBeVisible();
  const answers = {
    heads: 5,
    contractWorkers: 0,
    workplace: "office" as const,
    states: [...new Set(duties().flatMap(({ state }) => state ?? []))].slice(0, 1),
    elsewhere: true,
  };
  const standing = (heads: number) =>
    rowsOfWhichRules.map(({ id, reach }) => ({
      id,
      stands: standingOf(reach, { ...answers, heads }),
    }));
  const now = standing(5).filter(({ stands }) => stands === "now");
  await expect(answer.locator("b")).toHaveText(`${now.length}`);
  await expect(main(page).getByRole("status")).toHaveText(new RegExp(`^${now.length} `));
  const due = nextDates().find(({ duty }) => now.some(({ id }) => id === `duty-${duty.id}`));
  await page.setViewportSize({ width: 390, height: 900 });
  if (due) await expect(groups.getByText(formatShortDay(due.date)).first()).toBeVisible();
  const not = groups.filter({ hasText: words.not });
  const { id: other } = standing(5).find(({ stands }) => stands === "not")!;
  await expect(not.locator(`#${other} small`)).toHaveText(/\S/);
  await expect(not.locator("small:visible").first()).toBeVisible();
  const { id: later, stands } = standing(5).find((row) => typeof row.stands === "object")!;
  const { from } = stands as { from: number };
  await expect(groups.filter({ hasText: `${from}` }).locator(`#${later}`)).toBeVisible();
  await field.fill("twenty");
  await expect(groups).toHaveCount(0);
  await expect(main(page).getByRole("status")).toContainText(lawTools.notNumber);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(lawTools.notNumber);
  await field.fill("1,000");
  await expect(field).toHaveAccessibleDescription("");
  await expect(answer.locator("b")).toHaveText(
    `${standing(1000).filter((row) => row.stands === "now").length}`,
  );
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  // After following a rule and returning, the answers are still there; a link within the page keeps them too.
  await expect(page).toHaveURL(/#heads=1%2C000/);
  await page.goto("about:blank");
  await page.goBack();
  await hydrated(page);
  await page.evaluate(() => location.assign("#all"));
  await expect(field).toHaveValue("1,000");
  await expect(
    page.getByRole("button", { name: lawTools.otherStates, pressed: true }),
  ).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${WHICH}#50`);
  await expect(field).toHaveValue("50");
  // Following a link with answers, or going back, replaces what was typed.
  await field.fill("60");
  await expect(page).toHaveURL(/#heads=60&/);
  await page.goto(`${WHICH}#70`);
  await expect(field).toHaveValue("70");
  await page.goBack();
  await expect(field).toHaveValue("60");
});

test("next dates and a month print on as many sheets as they need (B16)", async ({ page }) => {
  const [first] = nextDates();
  test.skip(!first, "no dates");
  await page.emulateMedia({ media: "print" });
  for (const address of [CALENDAR, `${CALENDAR}/${first!.date.slice(0, 7)}`]) {
    await page.goto(address);
    const rows = await main(page).locator("details[id]").count();
    // A row takes two lines, a long one three.
    const sheets = Math.max(1, Math.ceil(rows / 12));
    expect(await printedSheets(page), address).toBeLessThanOrEqual(sheets);
    const asAt = lawTools.asAt.replace("{date}", formatDay(today()));
    await expect(main(page).getByText(asAt)).toBeVisible();
  }
});

test("an address that is kept marks what is newer (B21)", async ({ page }) => {
  const latest = lawChanges().toSorted((a, b) => b.on.localeCompare(a.on))[0];
  test.skip(!latest, "nothing has changed");
  const isNew = main(page).getByText(lawTools.isNew, { exact: true });
  // Changes of one rule in a month share a row.
  const newest = lawChanges().filter(({ on }) => on === latest!.on);
  const count = new Set(newest.map(({ day, rules }) => `${rules[0]} ${day.slice(0, 7)}`)).size;
  const dayBefore = new Date(Date.parse(latest!.on) - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`resources/changes#since=${dayBefore}`);
  await expect(main(page).getByRole("status")).toHaveText(
    fillCount(lawTools.newer, count, { date: formatDay(dayBefore) }),
  );
  await expect.poll(() => isNew.filter({ visible: true }).count()).toBe(count);
  await main(page).locator("[data-keep]").click();
  await expect(page).toHaveURL(/#since=\d{4}-\d\d-\d\d$/);
  await expect.poll(() => isNew.filter({ visible: true }).count()).toBe(0);
  await expect(main(page).getByRole("status")).toHaveText(/\S/);
});
