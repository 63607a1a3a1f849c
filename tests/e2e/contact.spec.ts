import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { regions } from "../../app/collections/regions.server.ts";
import { clipboardOf } from "./visitor.ts";

const places = regions().flatMap(({ presence }) => presence.places);
const { office: officeWords } = labels().contact;

const place = (page: Page, name: string) =>
  page.locator("section[aria-labelledby=places] > div > ul > li", {
    has: page.getByRole("heading", { name }),
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
