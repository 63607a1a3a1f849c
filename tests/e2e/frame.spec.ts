import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { navigation } from "../../app/collections/navigation.server.ts";
import { addDays } from "../../app/lib/days.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { chromium } from "../engines/chromium.ts";
import { visitsOf } from "../engines/engine.ts";
import { BY_KEYBOARD, BY_POINTER } from "../engines/menus.ts";
import { relative } from "./addresses.ts";
import { scrollTo, animationsFinished, visitorIsBack } from "./visitor.ts";

const { frame } = labels();
const [SERVICE = ""] = addressesOf("/services/:service");

const groups = navigation().header.flatMap((entry) => ("links" in entry ? [entry] : []));
const links = groups.flatMap((group) =>
  group.links.map((entry) => ({ ...entry, group: group.label })),
);
const lead = links.find(({ to }) => to === "/#services")!;

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) =>
  page.getByRole("navigation", { name: frame.mainMenu }).getByRole("button", { name });
const opened = (page: Page) => page.locator(":popover-open");

const state = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    // A shadow with transparent colours only is none.
    const colours = boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
    return {
      white: backgroundColor === "rgb(255, 255, 255)",
      shadow: colours.some((colour) => !colour.endsWith(", 0)")),
    };
  });

const TRANSPARENT = { white: false, shadow: false };
const SOLID = { white: true, shadow: true };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the header is clear up to 20 px, solid from 21 px (R2, R3)", async ({ page }) => {
      test.skip(test.info().project.name === "forced-colors", "there it has a colour throughout");
      await page.goto("./");
      for (const [y, expected] of [
        [0, TRANSPARENT],
        [20, TRANSPARENT],
        [21, SOLID],
        [0, TRANSPARENT],
      ] as const) {
        if (javaScriptEnabled) await scrollTo(page, y);
        else {
          // Without script, only the wheel can scroll the page.
          for (const [turn, place] of [
            [-500, 0],
            [y, y],
          ] as const) {
            await page.mouse.wheel(0, turn);
            await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
          }
        }
        await expect.poll(() => state(page), `at ${y} px`).toEqual(expected);
      }
    });

    const journeys = javaScriptEnabled ? { ...BY_POINTER, ...BY_KEYBOARD } : BY_POINTER;
    for (const [title, journey] of Object.entries(journeys))
      test(title, async ({ page }) => {
        test.skip(groups.length === 0, "no menu opens");
        await journey(visitsOf(chromium(page), relative));
      });
  });
}

test("Our Services leads there from any page, and scrolls at home (R9)", async ({ page }) => {
  test.skip(!lead, "no menu leads to the services on the home page");
  const follow = async () => {
    await menuButton(page, lead.group).click();
    await opened(page).getByRole("link", { name: lead.label }).click();
    await expect(page).toHaveURL(/\/#services$/);
  };
  await page.goto("team");
  await follow();
  await page.waitForLoadState("load");
  // Below the header.
  await expect
    .poll(async () => (await page.locator("#services").boundingBox())?.y ?? 0)
    .toBeLessThanOrEqual(90);
  const top = (await page.locator("#services-heading").boundingBox())!.y;
  expect(top).toBeGreaterThan(72);
  await page.evaluate(() => (document.documentElement.dataset.same = "yes"));
  await scrollTo(page, 0);
  await follow();
  await expect(page.locator("#services")).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("data-same", "yes");
  await expect(opened(page)).toHaveCount(0);
});

test("the page behind the mobile menu stays; its own link closes it (R10)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  await page.getByRole("button", { name: frame.menuButton }).click();
  await page.mouse.move(200, 600);
  await page.evaluate(() =>
    addEventListener("wheel", () => (window.name = "turned"), { passive: true }),
  );
  // A busy browser may drop a wheel event.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return page.evaluate(() => window.name);
    })
    .toBe("turned");
  await animationsFinished(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  if (!lead) return;
  const mobile = page.getByRole("navigation", { name: frame.mobileMenu });
  await mobile.locator("summary", { hasText: lead.group }).click();
  await mobile.getByRole("link", { name: lead.label }).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator("#services")).toBeInViewport();
});

test("a page loaded anew where it was left has a solid header (R3)", async ({ page }) => {
  const root = page.locator("html");
  await page.goto(relative(SERVICE));
  await expect(root).not.toHaveAttribute("data-scrolled");
  await scrollTo(page, 900);
  await expect(root).toHaveAttribute("data-scrolled");
  await page.reload();
  await expect(root).toHaveAttribute("data-scrolled");
  await page.goto("./#services");
  await expect(root).toHaveAttribute("data-scrolled");
});

test("what is due next goes by the firm's clock, also in a tab left open", async ({ page }) => {
  await page.goto("./");
  const dates = page.getByRole("contentinfo").locator("[data-until]");
  const days = await dates.evaluateAll((entries: HTMLElement[]) =>
    entries.map(({ dataset }) => dataset.until!),
  );
  const [first, second] = days;
  test.skip(!second, "no two dates");
  await expect(dates.filter({ visible: true })).toHaveAttribute("data-until", first!);
  await page.clock.setFixedTime(new Date(`${addDays(first!, 1)}T12:00+05:30`));
  await visitorIsBack(page);
  await expect(dates.filter({ visible: true })).toHaveAttribute("data-until", second!);
  await page.clock.setFixedTime(new Date(`${addDays(days.at(-1)!, 400)}T12:00+05:30`));
  await visitorIsBack(page, "pageshow");
  await expect(dates.filter({ visible: true })).toHaveCount(0);
});

test("the skip link comes first and leads to the content (B18)", async ({ page }) => {
  await page.goto("team");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
