import { expect, test } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { addressesOf } from "#app/urls.server.ts";
import { relative } from "../e2e/addresses.ts";
import { scrollTo } from "../e2e/visitor.ts";
import { comparePages, open, WIDTHS } from "./compare-pages.ts";

const { applicationForm, articleBrowser, frame } = labels();
const whatWeDo = navigation().header.find((entry) => "links" in entry)!.label;

const first = (pattern: string) => addressesOf(pattern)[0];
const service = first("/services/:service")!;

comparePages({
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
});

comparePages(
  {
    "law-in-force": first("/resources/what-is-in-force"),
    calendar: first("/resources/compliance-calendar"),
    calculator: first("/resources/calculators/:calculator"),
    "which-rules": first("/resources/which-rules"),
    checklist: first("/resources/:checklist"),
  },
  4000,
);

test.describe("by itself", () => {
  test.use({ deviceScaleFactor: 2 });

  test("the firm's mark", async ({ page }) => {
    await open(page, "./", 1440);
    const footer = page.getByRole("contentinfo");
    // At its place on the page it would lie between two rows of pixels, depending on the page's length.
    await footer.evaluate((element) => {
      element.style.cssText = "position: fixed; inset: 0; z-index: 99";
    });
    const mark = footer.locator("a > svg").first();
    // A picture of a page may differ by more than the whole mark.
    await expect(mark).toHaveScreenshot("mark.png", { maxDiffPixels: 0 });
  });
});

for (const width of WIDTHS) {
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
