import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { ARTICLE, relative } from "./addresses.ts";
import { withAnswer } from "./visitor.ts";

/** Content as editors may add it: pictures larger and smaller than the column, a wide table, a chart. */
const EVERYTHING = `
![A hall](wide.jpg "What it shows")

![A sign](small.jpg)

| One heading | Another heading | A third heading | And a fourth |
| :-- | --: | :-: | --- |
| Acknowledgement | 1,200 | Responsibility | Establishment |

> [!NOTE]
> A box.

\`\`\`chart bars A chart with a title
Year, Before, After
A longer name of a row, 62, 71
2026, 64, 90
\`\`\`

\`\`\`chart lines Another chart
Year, One
2025, 62
2026, 64
\`\`\`
`;

const { html } = renderMarkdown(EVERYTHING, {
  labels: labels().texts,
  picture: (name) => ({
    src: `/pictures/${name}`,
    ...(name === "wide.jpg" ? { width: 3000, height: 2000 } : { width: 120, height: 80 }),
  }),
});

async function openWith(page: Page, text: string): Promise<void> {
  await withAnswer(page, /\/blog\/\d+$/, (page) =>
    page.replace(
      /(<div class="prose prose-reading[^>]*>)[\s\S]*?(?=<\/article>)/,
      `$1${text}</div>`,
    ),
  );
  await page.goto(relative(ARTICLE));
}

for (const width of [320, 390, 1440]) {
  test(`no picture, table or chart is wider than ${width} px (B22)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWith(page, html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const first = page.locator(".prose-reading > *").first();
    const column = (await first.boundingBox())!;
    const boxOf = async (name: string) => (await page.getByRole("img", { name }).boundingBox())!;
    expect((await boxOf("A hall")).width).toBeCloseTo(column.width, 0);
    expect((await boxOf("A sign")).width).toBe(120);
    for (const chart of await page.locator(".chart .plot > *").all()) {
      const box = (await chart.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width + 1);
    }
  });
}

test("bold and italic faces are fetched where they are used alone (B22)", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.url());
  });
  const cuts = () => fonts.filter((font) => /650-|italic/.test(font) && !/sans/.test(font));
  await openWith(page, "<p>Plain words.</p>");
  await page.evaluate(() => document.fonts.ready);
  expect(cuts()).toEqual([]);
  await page.unrouteAll();
  await openWith(page, "<p>Words, <strong>bold</strong> and <em>italic</em>.</p>");
  await expect.poll(() => new Set(cuts()).size).toBe(2);
});
