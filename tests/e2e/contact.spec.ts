import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { clockOf, minutesOf } from "#app/lib/shared-hours.ts";
import { contactPage } from "../../app/collections/pages.server.ts";
import { regions } from "../../app/collections/regions.server.ts";

const places = regions().flatMap(({ presence }) => presence.places);
const home = places.find(({ kind }) => kind === "head-office")!.name;

const { office: officeWords, places: words, company: companyWords, span } = labels().contact;
const { start, end } = contactPage().hours;
const later = (clock: string, hours: number) => clockOf(minutesOf(clock) + hours * 60);

/** The first place of a time zone; a test of a zone in which the firm has none is left out. */
function nameIn(zone: string): string {
  const found = places.find(({ timeZone }) => timeZone === zone);
  test.skip(!found, `no place in ${zone}`);
  return found?.name ?? "";
}

const place = (page: Page, name: string) =>
  page.locator("section[aria-labelledby=places] > div > ul > li", {
    has: page.getByRole("heading", { name }),
  });

test("the regions, each with a link to its page (B4)", async ({ page }) => {
  await page.goto("./contact");
  const places = page.locator("section[aria-labelledby=places]");
  for (const { path, presence } of regions()) {
    expect(await places.locator(`a[href$="${path}"]`).count(), path).toBeGreaterThan(0);
    for (const { name, kind } of presence.places)
      await expect(place(page, name)).toContainText(
        kind === "partner" ? labels().regions.partner : labels().regions.headOffice,
      );
  }
});

test("clocks show the time there now and go on (B4)", async ({ page }) => {
  const start = new Date("2026-01-15T06:29:30Z");
  const time = (timeZone: string, later = 0) =>
    new Date(start.getTime() + later).toLocaleTimeString("en-GB", { timeZone, timeStyle: "short" });
  await page.clock.install({ time: start });
  await page.goto("./contact");
  const clock = (name: string) => place(page, name).locator("[data-clock]");
  for (const { name, timeZone } of places) await expect(clock(name)).toHaveText(time(timeZone));
  await page.clock.runFor(60_000);
  const [{ name, timeZone } = { name: "", timeZone: "" }] = places;
  await expect(clock(name)).toHaveText(time(timeZone, 60_000));
});

test("shared hours in both seasons, and said plainly where there are none (B4)", async ({
  page,
}) => {
  await page.goto("./contact");
  const shared = (season: string, hours: [string, string], there: [string, string]) => {
    const [near, far] = [hours, there].map(([from, to]) => fill(span, { from, to }));
    return `${season}: ${fill(words.shared, { near: near!, home, far: far! })}`;
  };
  await expect(place(page, nameIn("Europe/London")).getByRole("listitem")).toHaveText([
    shared(words.standard, [later(start, 5.5), end], [start, later(end, -5.5)]),
    shared(words.summer, [later(start, 4.5), end], [start, later(end, -4.5)]),
  ]);
  await expect(place(page, nameIn("Asia/Singapore")).getByRole("listitem")).toHaveText([
    shared(words.allYear, [start, later(end, -2.5)], [later(start, 2.5), end]),
  ]);
  const newYork = place(page, nameIn("America/New_York"));
  for (const text of [
    words.none,
    fill(words.timeInStandard, { time: later(end, -10.5) }),
    fill(words.timeInSummer, { time: later(end, -9.5) }),
  ])
    await expect(newYork).toContainText(text);
});

test("a place's working day is drawn on the head office's clock, once for each season (B28)", async ({
  page,
}) => {
  await page.goto("./contact");
  const days = place(page, nameIn("America/New_York")).getByRole("img");
  for (const [at, season, shift] of [
    [0, words.standard, 10.5],
    [1, words.summer, 9.5],
  ] as const) {
    const hours = fill(span, { from: later(start, shift), to: later(end, shift) });
    await expect(days.nth(at)).toHaveAccessibleName(
      `${season}: ${fill(words.day, { home, hours })}`,
    );
  }
  await expect(place(page, nameIn("Asia/Kolkata")).getByRole("img")).toHaveCount(1);
});

test("mail and telephone are copied, and a notice says so (B4)", async ({ page }) => {
  // The site's own policy forbids pages to read the clipboard: note what is written instead.
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    Object.assign(globalThis, { copied });
  });
  await page.goto("./contact");
  const office = page.locator("section[aria-labelledby=office]");
  const { copy, copied: notice, emailAddress, telephoneNumber } = officeWords;
  for (const [what, scheme] of [
    [emailAddress, "mailto:"],
    [telephoneNumber, "tel:"],
  ] as const) {
    const link = office.locator(`a[href^="${scheme}"]`).first();
    await office.getByRole("button", { name: `${copy} ${what}` }).click();
    await expect(page.getByText(fill(notice, { what }), { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => (globalThis as { copied?: string[] }).copied?.at(-1));
    expect(copied).toBe(await link.innerText());
  }
});

test("the company's details and a way to book (B4)", async ({ page }) => {
  await page.goto("./contact");
  const company = page.getByRole("region", { name: contactPage().company.heading });
  for (const term of Object.values(companyWords)) {
    const row = company.locator("dl > div", { has: page.getByText(term, { exact: true }) });
    await expect(row.locator("dd")).toHaveText(/\S{3}/);
  }
  const booking = page.locator("main").getByRole("link", { name: labels().consultation.get });
  await expect(booking).toHaveAttribute("target", "_blank");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no button that does nothing, and each clock names its distance from Greenwich", async ({
    page,
  }) => {
    await page.goto("./contact");
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
    await expect(place(page, nameIn("Asia/Kolkata"))).toContainText("UTC+5:30");
    await expect(place(page, nameIn("Europe/London"))).toContainText("UTC+0 or UTC+1");
  });
});
