import { expect, test, type Page } from "@playwright/test";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { categories } from "../../app/collections/pages.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { ARTICLE, ONE_OF_EACH_TYPE, relative } from "./addresses.ts";
import { hydrated } from "./visitor.ts";
import { wcagContrast } from "culori";

/** The width of A4 between its margins. */
test.use({ viewport: { width: 680, height: 960 } });

const onPaper = async (page: Page, address: string): Promise<void> => {
  await page.emulateMedia({ media: "print" });
  await page.goto(relative(address));
};

/** Every printed text with its position, and its colour blended with white paper. */
const printedTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: { text: string; colour: string; top: number; bottom: number }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const { width, height, top, bottom } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || parent.closest("[class*=hidden]:not([class*=said])")) continue;
      const { color, fill } = getComputedStyle(parent);
      const [r = 0, g = 0, b = 0, alpha = 1] = (parent.closest("svg") ? fill : color)
        .match(/[\d.]+/g)!
        .map(Number);
      let opacity = alpha;
      for (let box: Element | null = parent; box; box = box.parentElement)
        opacity *= Number(getComputedStyle(box).opacity);
      const mixed = [r, g, b].map((channel) => 255 - (255 - channel) * opacity);
      found.push({ text, colour: `rgb(${mixed.join(", ")})`, top, bottom });
    }
    return found;
  });

const printedPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("img, svg")]
      .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
      .map((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return { text: "picture", top, bottom };
      }),
  );

/** Empty strips that are taller than the space between sections. */
function blanks(printed: { text: string; top: number; bottom: number }[]): string[] {
  const found: string[] = [];
  let end = 0;
  for (const { text, top, bottom } of printed.sort((one, other) => one.top - other.top)) {
    if (top - end > 120) found.push(`${Math.round(top - end)} px above "${text.slice(0, 40)}"`);
    end = Math.max(end, bottom);
  }
  return found;
}

const MOST_TELLING = [ARTICLE, addressesOf("/work-with-us/:job")[0] ?? "/team", "/"];

for (const address of process.env.TEST_ALL ? ONE_OF_EACH_TYPE : MOST_TELLING) {
  test(`${address} prints dark on white, without blanks (B7)`, async ({ page }) => {
    await onPaper(page, address);
    const texts = await printedTexts(page);
    expect(texts.length).toBeGreaterThan(3);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, "pixels beyond the paper's edge").toBeLessThanOrEqual(0);
    // Browsers print no backgrounds.
    const pale = texts.filter(({ colour }) => wcagContrast(colour, "rgb(255, 255, 255)") < 4.5);
    expect(pale.map(({ text, colour }) => `${colour} ${text}`)).toEqual([]);
    expect(blanks([...texts, ...(await printedPictures(page))])).toEqual([]);
    const canonical = page.locator('link[rel="canonical"]');
    const own = (await canonical.count()) ? [await canonical.getAttribute("href")] : [];
    const addresses = texts.map(({ text }) => text).filter((text) => /^https?:\S+$/.test(text));
    expect(addresses).toEqual(own);
    await expect(page.getByRole("banner")).toBeHidden();
    if (address !== ARTICLE) return;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { share, contents, readNext, next } = labels().article;
    for (const label of [share, contents, readNext, next]) {
      const beside = page.locator("main").getByText(label, { exact: true }).first();
      await expect(beside).toBeAttached();
      await expect(beside).toBeHidden();
    }
    for (const paragraph of await page.locator("article .prose p").all())
      await expect(paragraph).toBeVisible();
    // A photograph is content, a drawing is not.
    const { cover } = posts().find(({ path }) => path === ARTICLE)!;
    if (!cover) await expect(page.locator("main img").first()).toBeHidden();
  });
}

test("what is filtered says on paper by what, and its address", async ({ page }) => {
  for (const [address, ...said] of [
    [`blogs?topic=${topicOf(categories()[0]!)}&q=a`, categories()[0]!, "“a”"],
    ["search?q=pay", "“pay”"],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const printed = async () => (await printedTexts(page)).map(({ text }) => text).join("\n");
    for (const words of said) await expect.poll(printed).toContain(words);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(await printed()).toContain(canonical! + new URL(page.url()).search);
    await page.emulateMedia({ media: null });
  }
});
