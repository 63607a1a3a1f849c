import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { navigation } from "../../app/collections/navigation.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { relative } from "./addresses.ts";
import { scrollTo, animationsFinished } from "./visitor.ts";

const { consultation, frame } = labels();
const [SERVICE = ""] = addressesOf("/services/:service");

const { header: menu } = navigation();
/** The entries of the menu that open. */
const groups = menu.flatMap((entry) => ("links" in entry ? [entry] : []));
const GROUPS = groups.map(({ label }) => label);
const [FIRST = "", SECOND = ""] = GROUPS;
const links = groups.flatMap((group) =>
  group.links.map((entry) => ({ ...entry, group: group.label })),
);
/** The way to the services on the home page, and a page of this site: while a menu that opens leads there. */
const lead = links.find(({ to }) => to === "/#services")!;
const place = links.find(({ to }) => /^\/[^#]+$/.test(to))!;

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) =>
  page.getByRole("navigation", { name: frame.mainMenu }).getByRole("button", { name });
const opened = (page: Page) => page.locator(":popover-open");

const state = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    // A shadow whose every colour is clear is none.
    const colours = boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
    return {
      white: backgroundColor === "rgb(255, 255, 255)",
      shadow: colours.some((colour) => !colour.endsWith(", 0)")),
    };
  });

/** What the browser tells assistive technology about a button that opens a popover. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument");
  const { nodes } = await client.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    accessibleName: name,
    role: "button",
  });
  return nodes[0]?.properties?.find((property) => property.name === "expanded")?.value.value;
}

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
          // Without script the page cannot scroll itself: the wheel does.
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
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open and lead on (R4 to R10)", async ({ page }) => {
    test.skip(!place, "no menu that opens leads to a page");
    await page.goto("./");
    await menuButton(page, place.group).click();
    await page.getByRole("link", { name: place.label, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${place.to}$`));
  });
});

test("dropdowns open one at a time, below their buttons, and close (R8)", async ({ page }) => {
  test.skip(groups.length === 0, "no menu opens");
  await page.goto("./");
  const button = menuButton(page, FIRST);
  await button.press("Enter");
  await expect(opened(page)).toHaveCount(1);
  expect(await isExpanded(page, FIRST)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(opened(page).locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opened(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await isExpanded(page, FIRST)).toBe(false);

  await button.click();
  if (SECOND) await menuButton(page, SECOND).click();
  await expect(opened(page)).toHaveCount(1);
  const [link] = groups.slice(0, 2).at(-1)!.links;
  await expect(opened(page).getByRole("link", { name: link!.label })).toBeVisible();
  await page.mouse.click(200, 500);
  await expect(opened(page)).toHaveCount(0);
  await button.click();
  // Past its links, its search field and that field's button.
  for (let step = 0; step < groups[0]!.links.length + 3; step += 1)
    await page.keyboard.press("Tab");
  await expect(opened(page)).toHaveCount(0);

  for (const width of [1090, 1241, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of GROUPS) {
      await menuButton(page, name).click();
      const panel = (await opened(page).boundingBox())!;
      const trigger = (await menuButton(page, name).boundingBox())!;
      expect(panel.y).toBeGreaterThanOrEqual(trigger.y + trigger.height - 4);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
    }
  }
});

test("Our Services leads to them from another page, and scrolls on the home page (R9)", async ({
  page,
}) => {
  test.skip(!lead, "no menu leads to the services on the home page");
  const follow = async () => {
    await menuButton(page, lead.group).click();
    await opened(page).getByRole("link", { name: lead.label }).click();
    await expect(page).toHaveURL(/\/#services$/);
  };
  await page.goto("team");
  await follow();
  await page.waitForLoadState("load");
  // Clear of the header.
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

test("the mobile menu has the same entries, keeps page and focus, and closes (R10)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  const toggle = page.getByRole("button", { name: frame.menuButton });
  const popover = page.locator("#mobile-menu");
  await toggle.click();
  const mobile = page.getByRole("navigation", { name: frame.mobileMenu });
  for (const entry of menu)
    if ("to" in entry)
      await expect(mobile.getByRole("link", { name: entry.label }).first()).toBeVisible();
  for (const group of GROUPS) {
    await mobile.locator("summary", { hasText: group }).click();
    await expect(mobile.locator("details[open]")).toHaveCount(1);
  }
  await expect(popover.getByRole("link", { name: consultation.get })).toBeVisible();
  // The page behind does not scroll.
  await page.mouse.move(200, 600);
  await page.evaluate(() =>
    addEventListener("wheel", () => (window.name = "turned"), { passive: true }),
  );
  // A busy browser may drop a turn of the wheel.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return page.evaluate(() => window.name);
    })
    .toBe("turned");
  await animationsFinished(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement?.closest("#mobile-menu, header") !== null,
    );
    expect(inside, `after ${step + 1} tabs`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(toggle).toBeFocused();

  if (!lead) return;
  await toggle.click();
  await mobile.locator("summary", { hasText: lead.group }).click();
  await mobile.getByRole("link", { name: lead.label }).click();
  await expect(popover).toBeHidden();
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

test("the skip link comes first and leads to the content (B18)", async ({ page }) => {
  await page.goto("team");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
