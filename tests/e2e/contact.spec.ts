import { expect, test } from "@playwright/test";
import { regions } from "../../app/collections/regions.server.ts";

const places = regions().flatMap(({ presence }) => presence.places);

test("clocks show the time there now and go on (B4)", async ({ page }) => {
  const start = new Date("2026-01-15T06:29:30Z");
  const time = (timeZone: string, later = 0) =>
    new Date(start.getTime() + later).toLocaleTimeString("en-GB", { timeZone, timeStyle: "short" });
  await page.clock.install({ time: start });
  await page.goto("./contact");
  const clock = (name: string) =>
    page
      .locator("section[aria-labelledby=places] > div > ul > li")
      .filter({ has: page.getByRole("heading", { name }) })
      .locator("[data-clock]");
  for (const { name, timeZone } of places) await expect(clock(name)).toHaveText(time(timeZone));
  await page.clock.runFor(60_000);
  const [{ name, timeZone } = { name: "", timeZone: "" }] = places;
  await expect(clock(name)).toHaveText(time(timeZone, 60_000));
});
