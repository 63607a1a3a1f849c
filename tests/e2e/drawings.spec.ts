import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { relative, sampleOf } from "./addresses.ts";
import { loaded } from "./visitor.ts";

/** Pages whose words stand beside a drawing. */
const PAGES = ["/", "/nope"];

type Line = { text: string; box: [x: number, y: number, width: number, height: number] };
type Words = { large: Line[]; small: Line[]; dark: boolean };

/** Every line of words in a band, in pixels from the band's corner, and whether they are dark. */
const wordsOf = (band: Locator): Promise<Words> =>
  band.evaluate((element) => {
    const LARGE = 32;
    const origin = element.getBoundingClientRect();
    const words: Words = { large: [], small: [], dark: true };
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const { fontSize, color } = getComputedStyle(parent);
      // Buttons, and the hint of the line across the hill, stand on a background of their own.
      const excepted = "a[class*=button], button, [data-frame]";
      if (!node.textContent!.trim() || parent.closest(excepted)) continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const visible = [...range.getClientRects()].filter(
        ({ width }) => width > 2 && parent.offsetWidth > 2,
      );
      const lines = visible.map(({ x, y, width, height }): Line => ({
        text: node!.textContent!,
        // The middle of the line: letters, without the space above and below.
        box: [x - origin.x, y - origin.y + height * 0.2, width, height * 0.6],
      }));
      words[Number.parseFloat(fontSize) < LARGE ? "small" : "large"].push(...lines);
      words.dark = Number(/\d+/.exec(color)![0]) < 128;
    }
    return words;
  });

/** The lines of words behind which the picture of a band has a pixel that is darker or paler than allowed. */
async function crossed(
  png: Buffer,
  lines: Line[],
  tone: "dark" | "pale" | "any",
): Promise<string[]> {
  const picture = sharp(png).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  };
  const background = brightness(2, Math.trunc(info.height / 2));
  const isCrossed = ({ box }: Line) => {
    const [left, top, width, height] = box.map(Math.trunc) as Line["box"];
    for (let x = left; x < left + Math.max(1, width); x += 1) {
      for (let y = top; y < top + Math.max(1, height); y += 1) {
        const apart = brightness(x, y) - background;
        if (tone !== "pale" && apart < -28) return true;
        if (tone !== "dark" && apart > 28) return true;
      }
    }
    return false;
  };
  return lines.filter(isCrossed).map(({ text }) => text);
}

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(relative(address));
  await loaded(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Leaves the drawings alone on the page. */
const hideWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `body > header, body > a { display: none }
       main :is(h1, h2, h3, p, nav, blockquote, figcaption, a, form, label, input, button) { visibility: hidden }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

// The narrowest window with words beside drawings comes first.
for (const width of sampleOf([961, 1440, 1200, 1920])) {
  for (const address of PAGES) {
    test(`${address}, ${width} px: words stand beside the drawing`, async ({ page }) => {
      await open(page, address, width);
      const drawings = page.locator('main div[class*="drawing_relief"]:visible');
      const bands = await drawings.locator("..").all();
      expect(bands.length).toBeGreaterThan(0);
      const words = await Promise.all(bands.map(wordsOf));
      await hideWords(page);
      for (const [i, band] of bands.entries()) {
        const { large, small, dark } = words[i]!;
        const png = await band.screenshot();
        // Large dark words may cross lit lines; no others any line.
        expect(await crossed(png, large, dark ? "dark" : "pale")).toEqual([]);
        expect(await crossed(png, small, dark ? "any" : "pale")).toEqual([]);
      }
    });
  }
}

test("not found: the sinkhole is in view below the words of a narrow window", async ({ page }) => {
  await page.goto("nope");
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = (await page.locator("main h1").locator("..").boundingBox())!;
    const drawing = (await page.locator('main [class*="drawing_relief"]').boundingBox())!;
    const footer = (await page.locator("footer").boundingBox())!;
    expect(drawing.y, `${width} px`).toBeGreaterThanOrEqual(words.y + words.height - 1);
    // It reaches the footer, so that nothing is left empty between them.
    expect(Math.abs(drawing.y + drawing.height - footer.y), `${width} px`).toBeLessThan(1);
    // The drawing is 820 × 760 and kept at its top; the sinkhole ends at 55 % of its height.
    const scale = Math.max(drawing.width / 820, drawing.height / 760);
    expect(drawing.height / scale, `${width} px`).toBeGreaterThan(0.55 * 760);
  }
});
