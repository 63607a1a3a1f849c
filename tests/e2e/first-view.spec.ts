import { expect, test } from "@playwright/test";
import { ARTICLE, relative, sampleOf } from "./addresses.ts";
import { layoutShift, loaded, slowDown } from "./visitor.ts";

test("the reading serif comes by itself, with the rupee sign as the headings have", async ({
  page,
}) => {
  await page.goto("privacy");
  const isThere = () => page.evaluate(() => document.fonts.check("1em 'Newsreader Text'"));
  await expect.poll(isThere).toBe(true);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("h1, .reading-font")) {
      element.textContent = "₹";
      // The font that holds it is asked for when the text is laid out.
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
      // A word for which the fallback font has just no room, or just room, counts for 0.008 alone.
      expect(sum).toBeLessThan(0.01);
    });
  }
});
