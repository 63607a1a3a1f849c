import { expect, test } from "@playwright/test";
import { articlesOfRegion, casesOfRegion } from "../../app/collections/relations.server.ts";
import { regions } from "../../app/collections/regions.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { relative, sampleOf } from "./addresses.ts";
import { labelPattern } from "./words.ts";

test.skip(regions().length === 0, "the firm has no regions");

const words = labels().regions;
const all = regions();
/** The regions with the most places first: their maps and their lists are the fullest. */
const byPlaces = all.toSorted((a, b) => b.presence.places.length - a.presence.places.length);
const fullest = byPlaces[0]!;
/** The region of the head office, where there is one. */
const home =
  all.find(({ presence }) => presence.places.some(({ kind }) => kind === "head-office")) ?? fullest;
const namesOf = (region: (typeof all)[number]) => region.presence.places.map(({ name }) => name);

test.describe("the regional overview", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("./where-we-operate");
  });

  test("the regions, each with its points and its page (R35, R73)", async ({ page }) => {
    const cards = page.locator("main li:has(h2)");
    await expect(cards.getByRole("heading")).toHaveText(all.map(({ title }) => title));
    for (const [index, { path, points }] of all.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("listitem")).toHaveCount(points.length);
      await expect(card.locator("> div > svg")).toHaveCount(1);
      await expect(card.getByRole("link", { name: words.more })).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
    }
  });

  test("the map is one picture that names every place", async ({ page }) => {
    const map = page.getByRole("img", { name: labelPattern(words.map) });
    await expect(map).toHaveCount(1);
    for (const place of all.flatMap(namesOf))
      await expect(map).toHaveAttribute("aria-label", new RegExp(place));
  });

  test("labels give way to larger ones, and those to the small map", async ({ page }) => {
    const [narrow, wide] = await page.locator("[role=img] > div").all();
    const [label, larger] = await wide!.getByText(namesOf(fullest).at(-1)!).all();
    const { mapCaption, menuTitle, title } = all.at(-1)!;
    const caption = mapCaption ?? menuTitle ?? title;
    const small = narrow!.getByText(caption);
    for (const [width, shown] of [
      [1440, [true, false, false]],
      [1080, [false, true, false]],
      [768, [false, true, false]],
      [767, [false, false, true]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const found = [await label!.isVisible(), await larger!.isVisible(), await small.isVisible()];
      expect(found, `at ${width} px`).toEqual(shown);
    }
  });
});

test("a region's page names its places, and whose they are (R36)", async ({ page }) => {
  for (const region of new Set([home, fullest])) {
    await page.goto(relative(region.path));
    const presence = page.locator("section[aria-labelledby=presence]");
    await expect(presence.locator("dt")).toHaveText(namesOf(region));
    await expect(presence.locator("dd")).toContainText(
      region.presence.places.map(({ kind }) =>
        kind === "head-office" ? words.headOffice : words.partner,
      ),
    );
    const map = page.getByRole("img", { name: labelPattern(words.map) });
    for (const name of namesOf(region))
      await expect(map).toHaveAttribute("aria-label", new RegExp(name));
  }
});

for (const { id, path } of sampleOf(byPlaces)) {
  const drawn = labelPattern(words.map);

  test(`${id}: the map's pins and labels stay inside it at every width`, async ({ page }) => {
    await page.goto(relative(path));
    for (const width of [390, 820, 961, 1081, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page.getByRole("img", { name: drawn }).evaluate((map) => {
        const box = map.getBoundingClientRect();
        const right = Math.min(box.right, innerWidth);
        return [...map.querySelectorAll("circle, text")]
          .map((sign) => sign.getBoundingClientRect())
          .filter(
            (sign) =>
              sign.width > 0 &&
              (sign.left < box.left - 1 ||
                sign.right > right + 1 ||
                sign.top < box.top - 1 ||
                sign.bottom > box.bottom + 1),
          ).length;
      });
      expect(outside, `at ${width} px`).toBe(0);
      if (width <= 960) continue;
      const words = await page.locator("h1 + p").boundingBox();
      // The rules of the map thin out under the words; what names a place stands clear of them.
      const first = await page.getByRole("img", { name: drawn }).evaluate((map) =>
        Math.min(
          ...[...map.querySelectorAll("circle, text")]
            .map((sign) => sign.getBoundingClientRect())
            .filter((sign) => sign.width > 0)
            .map((sign) => sign.left),
        ),
      );
      expect(words!.x + words!.width, `at ${width} px`).toBeLessThanOrEqual(first);
    }
  });
}

test("a region leads to its services, cases, articles and the other regions (B8)", async ({
  page,
}) => {
  await page.goto(relative(home.path));
  await expect(page.locator("section[aria-labelledby=services] li a")).toHaveCount(
    home.services.items.length,
  );
  const related = page.locator("section[aria-labelledby=related]");
  for (const [part, others] of [
    ["/case-studies/", casesOfRegion(home.id)],
    ["/blog/", articlesOfRegion(home.id)],
    ["/where-we-operate/", all.filter((region) => region !== home)],
  ] as const) {
    const found = await related.locator(`a[href*="${part}"]`).count();
    expect(found > 0, part).toBe(others.length > 0);
  }
});
