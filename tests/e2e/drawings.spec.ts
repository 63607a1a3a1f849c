import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { relative, sampleOf } from "./addresses.ts";
import { loaded, picturesShown } from "./visitor.ts";

const PAGES = ["/", "/nope"];

type Box = { left: number; top: number; width: number; height: number };

/** The middles of all lines of text in a band, in pixels from its corner. */
const linesOf = (band: Locator): Promise<{ box: Box; isLarge: boolean }[]> =>
  band.evaluate((element) => {
    const origin = element.getBoundingClientRect();
    const lines: { box: Box; isLarge: boolean }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      // Buttons, and the hint of the line across the hill, have backgrounds of their own.
      const isExcepted = parent.closest("a[class*=button], button, [data-frame]") !== null;
      if (isExcepted || parent.offsetWidth <= 2 || !parent.checkVisibility()) continue;
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({
          box: {
            left: Math.trunc(x - origin.x),
            top: Math.trunc(y - origin.y + height * 0.2),
            width: Math.ceil(width),
            height: Math.ceil(height * 0.6),
          },
          isLarge: Number.parseFloat(getComputedStyle(parent).fontSize) >= 32,
        });
    }
    return lines.filter(({ box: { width } }) => width > 2);
  });

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(relative(address));
  await loaded(page);
  await picturesShown(page);
}

const hideWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `body > header, body > a { display: none }
       main :is(h1, h2, h3, p, nav, blockquote, figcaption, a, form, label, input, button) { visibility: hidden }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

// The narrowest viewport with words beside drawings comes first.
for (const width of sampleOf([961, 1440, 1200, 1920])) {
  for (const address of PAGES) {
    test(`${address}, ${width} px: words stand beside the drawing`, async ({ page }) => {
      await open(page, address, width);
      const drawings = page.locator('main div[class*="drawing_relief"]:visible');
      const bands = await drawings.locator("..").all();
      expect(bands.length).toBeGreaterThan(0);
      const lines = await Promise.all(bands.map(linesOf));
      await hideWords(page);
      for (const [place, band] of bands.entries()) {
        const picture = sharp(await band.screenshot()).greyscale();
        const rangeIn = async (box: Box) =>
          (await sharp(await picture.clone().extract(box).toBuffer()).stats()).channels[0]!;
        const { mean: paper } = await rangeIn({ left: 2, top: 200, width: 1, height: 1 });
        expect(lines[place]!.length).toBeGreaterThan(1);
        for (const { box, isLarge } of lines[place]!) {
          const { min, max } = await rangeIn(box);
          expect(min, JSON.stringify(box)).toBeGreaterThan(paper - 28);
          // Large type may cross lit lines.
          if (!isLarge) expect(max, JSON.stringify(box)).toBeLessThan(paper + 28);
        }
      }
    });
  }
}
