import { expect, test, type Locator } from "@playwright/test";
import sharp from "sharp";
import { openJobs } from "../../app/collections/jobs.server.ts";
import { site } from "../../app/collections/site.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { ONE_OF_EACH_TYPE, relative, sampleOf } from "./addresses.ts";
import { wcagContrast } from "culori";

/** The shares of a picture's pixels that equal the page's background, and that contrast with it. */
async function shares(box: Locator, background: string) {
  await box.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      box.evaluate((element) => {
        const image = element.matches("img") ? element : element.querySelector("img");
        // A map in the document needs no loading.
        return image instanceof HTMLImageElement ? image.naturalWidth : 1;
      }),
    )
    .toBeGreaterThan(0);
  const pixels = await sharp(await box.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours: Record<string, number> = {};
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`;
    colours[colour] = (colours[colour] ?? 0) + 3;
  }
  const share = (test: (colour: string) => boolean) =>
    Object.entries(colours).reduce((sum, [key, count]) => sum + (test(key) ? count : 0), 0) /
    pixels.length;
  return {
    background: share((colour) => wcagContrast(colour, background) < 1.2),
    lines: share((colour) => wcagContrast(colour, background) > 3),
  };
}

const BACKGROUND = { dark: "rgb(0, 0, 0)", light: "rgb(255, 255, 255)" };

for (const colorScheme of sampleOf(["dark", "light"] as const)) {
  test(`every map is lines on the visitor's ${colorScheme} background`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("where-we-operate");
    const maps = [
      page.locator("main [role=img]").first(),
      ...(await page.locator("main li > [data-map]").all()),
    ];
    expect(maps.length).toBeGreaterThan(1);
    for (const map of maps) {
      const { background, lines } = await shares(map, BACKGROUND[colorScheme]);
      expect(background).toBeGreaterThan(0.3);
      expect(lines).toBeGreaterThan(0.01);
    }
  });
}

// The site's own lines are dark: a line that ignores forced colours is invisible on a dark background.
test.describe("on a dark background", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

  for (const address of sampleOf(ONE_OF_EACH_TYPE, 2)) {
    test(`${address} keeps its icons, hills and pins`, async ({ page }) => {
      await page.goto(relative(address));
      // Pictures are inverted as a whole: the test of maps above checks their pixels.
      const shapes = await page
        .locator("main :is(svg path, svg circle):not([data-map] *)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const { fill, stroke } = getComputedStyle(element);
              return { shape: element.outerHTML, paints: [fill, stroke] };
            }),
        );
      const lost = shapes.filter(({ paints }) =>
        paints.every((paint) => paint === "none" || wcagContrast(paint, BACKGROUND.dark) < 3),
      );
      expect(lost).toEqual([]);
    });
  }

  test("the handle of a drawing stands out", async ({ page }) => {
    const address = "/resources/calculators/gratuity";
    const calculators = addressesOf("/resources/calculators/:calculator");
    test.skip(!calculators.includes(address), "no calculator of gratuity");
    await page.goto(relative(address));
    // Its background has lines of its own.
    for (const drawing of await page.locator("main svg").all())
      await drawing.evaluate((svg: SVGElement) => (svg.style.visibility = "hidden"));
    const handle = page.locator("main input[type=range]");
    expect((await shares(handle, BACKGROUND.dark)).lines).toBeGreaterThan(0.01);
  });

  test("the firm's logo is in header and footer the one for that background", async ({ page }) => {
    test.skip(!site().logo?.dark, "the firm has no logo for dark backgrounds");
    await page.goto("./");
    const source = (part: string) =>
      page.locator(`body > ${part} a[data-size] img`).evaluate((image: HTMLImageElement) => {
        image.loading = "eager";
        return image.currentSrc;
      });
    const inHeader = await source("header");
    expect(inHeader).toMatch(/^http/);
    await expect.poll(() => source("footer")).toBe(inHeader);
  });

  test("the dots of jobs and the chosen department stand out", async ({ page }) => {
    test.skip(openJobs().length === 0, "no job is open");
    await page.goto("work-with-us");
    const dots = await page
      .locator("main li :is([data-job-type], ul > li)")
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element, "::before").borderTopColor),
      );
    expect(dots.length).toBeGreaterThan(0);
    for (const colour of dots) expect(wcagContrast(colour, BACKGROUND.dark)).toBeGreaterThan(3);
    const chosen = page.locator("main button[aria-pressed=true]").first();
    await expect(chosen).toBeVisible();
    const { words, background } = await chosen.evaluate((chip) => {
      const { color, backgroundColor } = getComputedStyle(chip);
      return { words: color, background: backgroundColor };
    });
    expect(wcagContrast(background, BACKGROUND.dark)).toBeGreaterThan(3);
    expect(wcagContrast(words, background)).toBeGreaterThan(4.5);
  });

  test("the chosen tab has a line that the visitor's colours keep", async ({ page }) => {
    await page.goto("case-studies");
    const tab = page.locator("main nav a[aria-current]").first();
    const { width, colour } = await tab.evaluate((element) => {
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
      return { width: borderBottomWidth, colour: borderBottomColor };
    });
    expect(width).toBe("3px");
    expect(wcagContrast(colour, BACKGROUND.dark)).toBeGreaterThan(3);
  });
});
