import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { contactPage } from "../../app/collections/pages.server.ts";
import { regions } from "../../app/collections/regions.server.ts";
import { clipboardOf } from "./visitor.ts";

const places = regions().flatMap(({ presence }) => presence.places);
const { office: officeWords, company: companyWords } = labels().contact;

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

test("mail and telephone are copied, and a notice says so (B4)", async ({ page }) => {
  const copied = await clipboardOf(page);
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
    expect((await copied()).at(-1)).toBe(await link.innerText());
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
    for (const clock of await page.locator("[data-clock]").all())
      await expect(clock).toHaveText(/^UTC/);
  });
});
