import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { clockOf, minutesOf } from "#app/lib/shared-hours.ts";
import { contactPage } from "../../app/collections/pages.server.ts";
import { regions } from "../../app/collections/regions.server.ts";

const places = regions().flatMap(({ presence }) => presence.places);
const home = places.find(({ kind }) => kind === "head-office")!.name;

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
        kind === "partner" ? "Partner network" : "Head office",
      );
  }
});

test("clocks show the time there now and go on (B4)", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-15T06:29:30Z") });
  await page.goto("./contact");
  const clock = (name: string) => place(page, name).locator("[data-clock]");
  await expect(clock(nameIn("Asia/Kolkata"))).toHaveText("11:59");
  await expect(clock(nameIn("Europe/London"))).toHaveText("06:29");
  await expect(clock(nameIn("America/New_York"))).toHaveText("01:29");
  await expect(clock(nameIn("America/Los_Angeles"))).toHaveText("22:29");
  await page.clock.runFor(60_000);
  await expect(clock(nameIn("Asia/Kolkata"))).toHaveText("12:00");
});

test("shared hours in both seasons, and said plainly where there are none (B4)", async ({
  page,
}) => {
  await page.goto("./contact");
  await expect(place(page, nameIn("Europe/London")).getByRole("listitem")).toHaveText([
    `Standard time: ${later(start, 5.5)} to ${end} in ${home}, ${start} to ${later(end, -5.5)} there`,
    `Summer time: ${later(start, 4.5)} to ${end} in ${home}, ${start} to ${later(end, -4.5)} there`,
  ]);
  await expect(place(page, nameIn("Asia/Singapore")).getByRole("listitem")).toHaveText([
    `All year: ${start} to ${later(end, -2.5)} in ${home}, ${later(start, 2.5)} to ${end} there`,
  ]);
  const { none, closes, timeInStandard, timeInSummer } = labels().contact.places;
  const there = `${fill(timeInStandard, { time: later(end, -10.5) })} or ${fill(timeInSummer, { time: later(end, -9.5) })}`;
  await expect(place(page, nameIn("America/New_York"))).toContainText(
    `${none}: ${fill(closes, { home, time: end, there })}`,
  );
});

test("a place's working day is drawn on the head office's clock, once for each season (B28)", async ({
  page,
}) => {
  await page.goto("./contact");
  const days = place(page, nameIn("America/New_York")).getByRole("img");
  const { standard, summer, day } = labels().contact.places;
  for (const [at, season, hours] of [
    [0, standard, "20:00 to 04:30"],
    [1, summer, "19:00 to 03:30"],
  ] as const) {
    await expect(days.nth(at)).toHaveAccessibleName(`${season}: ${fill(day, { home, hours })}`);
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
  const { copy, copied: notice, emailAddress, telephoneNumber } = labels().contact.office;
  for (const [what, scheme] of [
    [emailAddress, "mailto:"],
    [telephoneNumber, "tel:"],
  ] as const) {
    const link = office.locator(`a[href^="${scheme}"]`);
    await office.getByRole("button", { name: `${copy} ${what}` }).click();
    await expect(page.getByText(fill(notice, { what }), { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => (globalThis as { copied?: string[] }).copied?.at(-1));
    expect(copied).toBe(await link.innerText());
  }
});

test("where copying is refused the text stands selected in a field", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("refused")) },
    });
  });
  await page.goto("./contact");
  await page.getByRole("button", { name: labels().contact.office.emailAddress }).click();
  const field = page.getByRole("textbox", { name: "Copy this text" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/@/);
  await expect(page.getByText(/^Copied/)).toHaveCount(0);
});

test("the company's details and a way to book (B4)", async ({ page }) => {
  await page.goto("./contact");
  const company = page.getByRole("region", { name: "Company details" });
  for (const term of [
    "Legal name",
    "Corporate Identity Number",
    "Registered office",
    "Grievances",
  ]) {
    const row = company.locator("dl > div", { has: page.getByText(term, { exact: true }) });
    await expect(row.locator("dd")).toHaveText(/\S{3}/);
  }
  const booking = page.locator("main").getByRole("link", { name: /^Get a Consultation/ });
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
