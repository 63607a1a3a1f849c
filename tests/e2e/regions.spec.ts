import { expect, test } from "@playwright/test";
import { regions } from "../../app/collections/regions.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { relative, sampleOf } from "./addresses.ts";
import { labelPattern } from "./words.ts";

test.skip(regions().length === 0, "the firm has no regions");

const words = labels().regions;
const all = regions();
/** The regions with the most places first: their maps and lists are the fullest. */
const byPlaces = all.toSorted((a, b) => b.presence.places.length - a.presence.places.length);
const fullest = byPlaces[0]!;
const namesOf = (region: (typeof all)[number]) => region.presence.places.map(({ name }) => name);

test("labels give way to a line of names, and that to the small map", async ({ page }) => {
  await page.goto("./where-we-operate");
  const [narrow, wide] = await page.locator("[role=img] > div").all();
  const label = wide!.getByText(namesOf(fullest).at(-1)!);
  const names = page.locator("[role=img] > p");
  const { mapCaption, menuTitle, title } = all.at(-1)!;
  const caption = mapCaption ?? menuTitle ?? title;
  const small = narrow!.getByText(caption);
  for (const [width, shown] of [
    [1440, [true, false, false]],
    [1080, [false, true, false]],
    [601, [false, true, false]],
    [600, [false, false, true]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const found = [await label.isVisible(), await names.isVisible(), await small.isVisible()];
    expect(found, `at ${width} px`).toEqual(shown);
  }
});

for (const { id, path } of sampleOf(byPlaces)) {
  const drawn = labelPattern(words.map);

  test(`${id}: the map's pins and labels stay inside it at every width`, async ({ page }) => {
    await page.goto(relative(path));
    for (const width of [390, 820, 961, 1081, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { map, signs } = await page.getByRole("img", { name: drawn }).evaluate((element) => {
        const around = (boxes: DOMRect[]) => ({
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        });
        const shown = [...element.querySelectorAll("circle, text")]
          .map((sign) => sign.getBoundingClientRect())
          .filter((box) => box.width > 0);
        return { map: around([element.getBoundingClientRect()]), signs: around(shown) };
      });
      const at = `at ${width} px`;
      expect(signs.left, at).toBeGreaterThan(map.left - 1);
      expect(signs.right, at).toBeLessThan(Math.min(map.right, width) + 1);
      expect(signs.top, at).toBeGreaterThan(map.top - 1);
      expect(signs.bottom, at).toBeLessThan(map.bottom + 1);
      if (width <= 960) continue;
      // The map's lines thin out below the words; labels keep clear of them.
      const words = (await page.locator("h1 + p").boundingBox())!;
      expect(words.x + words.width, at).toBeLessThanOrEqual(signs.left);
    }
  });
}
