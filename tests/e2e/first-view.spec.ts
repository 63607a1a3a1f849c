import { expect, test } from "@playwright/test";
import { ARTICLE, relative, sampleOf } from "./addresses.ts";
import { layoutShift, loaded, slowDown } from "./visitor.ts";

test("the reading serif comes by itself, as wide as its stand-in, with the rupee sign", async ({
  page,
}) => {
  await page.goto("privacy");
  const isThere = () => page.evaluate(() => document.fonts.check("1em 'Newsreader Text'"));
  await expect.poll(isThere).toBe(true);
  const widths = await page.evaluate(async () => {
    const context = document.createElement("canvas").getContext("2d")!;
    const standIns = [...document.fonts].filter(({ family }) => family.includes("NT "));
    // Fallback fonts that are not installed do not load.
    await Promise.allSettled(standIns.map((font) => font.load()));
    const installed = standIns.filter(({ status }) => status === "loaded");
    return ["'Newsreader Text'", ...installed.map(({ family }) => family)].map((family) => {
      context.font = `100px ${family}`;
      return context.measureText("Wages are paid before the seventh day of the next month.").width;
    });
  });
  // Lines break at the same places before and after the font has loaded.
  const [own = 0, ...others] = widths;
  expect(others).not.toEqual([]);
  for (const width of others) expect(Math.abs(width / own - 1)).toBeLessThan(0.02);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("h1, .reading-font")) {
      element.textContent = "₹";
      // Layout starts the loading of the font.
      void element.offsetWidth;
    }
  });
  const ofRupees = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status, unicodeRange }) =>
        unicodeRange === "U+20B9" && status === "loaded" ? family : [],
      ),
    );
  await expect.poll(ofRupees).toHaveLength(2);
});

test.describe("on a slow line", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  const all = [ARTICLE, "/blogs", "/", "/work-with-us", "/contact", "/privacy"];
  for (const address of sampleOf(all, 2)) {
    test(`${address}: nothing moves while the page arrives`, async ({ page }) => {
      await slowDown(page);
      await page.goto(relative(address));
      await loaded(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { sum, upOrDown } = await layoutShift(page);
      expect(upOrDown).toEqual([]);
      // A single word that only just fits, or does not, in the fallback font counts for 0.008.
      expect(sum).toBeLessThan(0.01);
    });
  }
});
