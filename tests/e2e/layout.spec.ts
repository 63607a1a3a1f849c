import { expect, test, type Locator, type Page } from "@playwright/test";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { regions } from "../../app/collections/regions.server.ts";
import { homeServices } from "../../app/collections/services.server.ts";
import { relative } from "./addresses.ts";
import { loaded } from "./visitor.ts";

async function atEveryWidth(page: Page, ask: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 820, 1000, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await ask(width);
  }
}

const box = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test("key figures stand on one line", async ({ page }) => {
  await page.goto("./");
  const section = page.locator("section[aria-labelledby=stats]");
  await atEveryWidth(page, async (width) => {
    // The first two stand beside each other on phones too.
    const [first, second] = await section
      .locator("svg")
      .evaluateAll((all) => all.map((strokes) => strokes.getBoundingClientRect().bottom));
    expect(Math.abs((second ?? first!) - first!), `${width} px`).toBeLessThan(3);
    const note = await box(section.locator("p"));
    expect(note.top, `${width} px`).toBeGreaterThanOrEqual(
      (await box(section.locator("svg").last())).bottom,
    );
  });
});

for (const [address, list, most] of [
  ["/mission-vision", "section[aria-labelledby=values] dl", 3],
  ["/where-we-operate", "main ul:has(> li h2)", 2],
] as const) {
  test(`${address}: one column, ${most} from medium (R17, R35, R106)`, async ({ page }) => {
    test.skip(address === "/where-we-operate" && regions().length === 0, "no regions");
    await page.goto(relative(address));
    const columns: number[] = [];
    for (const width of [390, 767, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const grid = page.locator(list).last();
      const tracks = await grid.evaluate((part) => getComputedStyle(part).gridTemplateColumns);
      // Empty grid tracks have no width.
      columns.push(tracks.split(" ").filter((track) => track !== "0px").length);
    }
    expect(columns).toEqual([1, 1, most, most]);
  });
}

test("the words of a service's row can be selected, and lead on", async ({ page }) => {
  await page.goto("./");
  // After everything above has its final height.
  await loaded(page);
  const row = page.locator("#services li:has(> svg)").last();
  const words = row.locator("li");
  await words.last().scrollIntoViewIfNeeded();
  for (const part of [row.locator("h3"), words.first()]) {
    const { x, y, width, height } = (await part.boundingBox())!;
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height / 2);
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => getSelection()!.empty());
  }
  await words.last().click();
  await expect(page).toHaveURL(new RegExp(`${homeServices().at(-1)!.path}$`));
});

test("on phones a case unfolds where it stands, and its words lead on", async ({ page }) => {
  test.skip(caseStudies().length === 0, "no case");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("case-studies");
  const entry = page.locator("main article").first();
  await entry.locator("summary").click();
  await expect(entry.locator("li").first()).toBeVisible();
  await expect(page).toHaveURL(/\/case-studies$/);
  await entry.locator("li").first().click();
  await expect(page).toHaveURL(/\/case-studies\/./);
});
