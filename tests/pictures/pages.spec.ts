import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import { scrollTo } from "../e2e/visitor.ts";

const { applicationForm, articleBrowser, frame } = labels();
const whatWeDo = navigation().header.find((entry) => "links" in entry)!.label;

/** One page of each type. */
const PAGES: Record<string, string> = {
  home: "./",
  "who-are-we": "who-are-we",
  "mission-vision": "mission-vision",
  team: "team",
  service: "services/hr-advisory",
  "sub-page-rows": "services/hr-advisory/payroll-services",
  "sub-page-blocks": "services/hr-advisory/organizational-development",
  regions: "where-we-operate",
  region: "where-we-operate/uk",
  sectors: "business-sectors",
  blogs: "blogs",
  article: "blog/2",
  "case-studies": "case-studies",
  "case-study": "case-studies/one-register-for-nine-plants",
  careers: "work-with-us",
  job: "work-with-us/job-001",
  legal: "privacy",
  contact: "contact",
  search: "search",
  "not-found": "nope",
  "missing-post": "blog/99",
};

/** A day on which nothing on the pages moves: clocks, dates and years stand still. */
const NOW = new Date("2026-11-21T06:30:00Z");

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

test.describe("by itself", () => {
  test.use({ deviceScaleFactor: 2 });

  test("the firm's mark", async ({ page }) => {
    await open(page, "./", 1440);
    const mark = page.getByRole("contentinfo").locator("a > svg").first();
    // A picture of a page may differ by more than the whole mark.
    await expect(mark).toHaveScreenshot("mark.png", { maxDiffPixels: 0 });
  });
});

for (const width of [390, 1440]) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await open(page, path, width);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }

  test(`the menu open at ${width} px`, async ({ page }) => {
    await open(page, "./", width);
    await page.getByRole("button", { name: width < 600 ? frame.menuButton : whatWeDo }).click();
    await expect(page).toHaveScreenshot(`menu-${width}.png`);
  });

  test(`the header scrolled at ${width} px`, async ({ page }) => {
    await open(page, "services/hr-advisory", width);
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
