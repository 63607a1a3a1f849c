import { expect, test, type Page } from "@playwright/test";
import { posts } from "#app/collections/blog.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { addressesOf } from "#app/urls.server.ts";
import { relative } from "../e2e/addresses.ts";
import { picturesShown, scrollTo } from "../e2e/visitor.ts";

const WIDTHS = [390, 1440];

/** A fixed time, so that clocks, dates and years do not change. */
const NOW = new Date("2026-11-28T06:30:00Z");

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await page.evaluate(() => {
    // Content far below the viewport would be empty in a full-page screenshot.
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).contentVisibility === "auto")
        element.style.contentVisibility = "visible";
  });
  await picturesShown(page);
}

/**
 * Compares whole pages with their references, at every width.
 * @param pages addresses by name of the reference; missing pages are skipped
 * @param tallest pixels to compare, from the top
 */
function comparePages(pages: Record<string, string | undefined>, tallest = Infinity): void {
  for (const [name, address] of Object.entries(pages))
    for (const width of WIDTHS)
      test(`${name} at ${width} px`, async ({ page }) => {
        test.skip(address === undefined, "The site has no such page.");
        await open(page, relative(address!), width);
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, clip });
      });
}

const { applicationForm, articleBrowser, frame } = labels();
const whatWeDo = navigation().header.find((entry) => "links" in entry)!.label;

const first = (pattern: string) => addressesOf(pattern)[0];
const service = first("/services/:service")!;
const withPicture = (entries: readonly { body: string; path: string }[]) =>
  entries.find(({ body }) => body.includes("!["))?.path;

const PAGES = {
  home: "/",
  "who-are-we": "/who-are-we",
  "mission-vision": "/mission-vision",
  team: "/team",
  service,
  "sub-page": first("/services/hr-advisory/:topic"),
  regions: "/where-we-operate",
  region: regions().find(({ presence }) => presence.places.length > 1)?.path,
  sectors: "/business-sectors",
  blogs: "/blogs",
  article: addressesOf("/blog/:id")[2],
  "case-studies": "/case-studies",
  "case-study": first("/case-studies/:caseStudy"),
  careers: "/work-with-us",
  job: first("/work-with-us/:job"),
  legal: "/privacy",
  contact: "/contact",
  search: "/search",
  "not-found": "/nope",
  "missing-post": "/blog/9999",
};
const LAW_PAGES = {
  "law-in-force": first("/resources/what-is-in-force"),
  calendar: first("/resources/compliance-calendar"),
  calculator: first("/resources/calculators/:calculator"),
  "which-rules": first("/resources/which-rules"),
  checklist: first("/resources/:checklist"),
};
/** What the samples lack: a logo, colours, photographs, portraits, long words. */
const SECOND_FIRM = {
  "second-home": "/",
  "second-team": "/team",
  "second-article": withPicture(posts()),
  "second-free-page": withPicture(freePages()),
};

const isSecondFirm = process.env.CONTENT_DIR !== undefined;
if (!isSecondFirm) comparePages(PAGES);
comparePages(isSecondFirm ? SECOND_FIRM : LAW_PAGES, 4000);

test.describe("by itself", () => {
  test.skip(isSecondFirm, "its pages alone are compared");
  test.use({ deviceScaleFactor: 2 });

  test("the firm's mark", async ({ page }) => {
    await open(page, "./", 1440);
    const footer = page.getByRole("contentinfo");
    // On the page it could lie between two rows of pixels, depending on the page's length.
    await footer.evaluate((element) => {
      element.style.cssText = "position: fixed; inset: 0; z-index: 99";
    });
    const mark = footer.locator("a > svg").first();
    // The tolerance for a page is larger than the whole mark.
    await expect(mark).toHaveScreenshot("mark.png", { maxDiffPixels: 0 });
  });
});

for (const width of isSecondFirm ? [] : WIDTHS) {
  test(`the menu open at ${width} px`, async ({ page }) => {
    await open(page, "./", width);
    await page.getByRole("button", { name: width < 600 ? frame.menuButton : whatWeDo }).click();
    await expect(page).toHaveScreenshot(`menu-${width}.png`);
  });

  test(`the header scrolled at ${width} px`, async ({ page }) => {
    await open(page, relative(service), width);
    await scrollTo(page, 400);
    await expect(page).toHaveScreenshot(`scrolled-${width}.png`);
  });

  test(`the form with errors at ${width} px`, async ({ page }) => {
    await open(page, "work-with-us", width);
    const submit = page.getByRole("button", { name: applicationForm.submit });
    await submit.dispatchEvent("pointerdown");
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.locator("#job-application-form")).toHaveScreenshot(
      `form-errors-${width}.png`,
    );
  });

  test(`no articles found at ${width} px`, async ({ page }) => {
    await open(page, "blogs?q=zzz", width);
    await expect(page.getByText(articleBrowser.none)).toBeVisible();
    await expect(page).toHaveScreenshot(`no-articles-${width}.png`);
  });
}
