import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { ONE_OF_EACH_TYPE, relative, sampleOf } from "./addresses.ts";
import { loaded } from "./visitor.ts";
import { labelPattern, lostWords } from "./words.ts";

/** Opens a viewport with a text size as set in the browser (16 px is usual). */
async function openAt(page: Page, textSize: number, width = 1280, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
}

/** The breakpoints of the header in em; below the least of them its menu is folded. */
const CHANGES = [
  ...readFileSync("app/frame/site-header.module.css", "utf8").matchAll(/width <= ([\d.]+)rem/g),
].map(([, em]) => Number(em));
/** The least width in pixels above a breakpoint. */
const above = (em: number, textSize: number) => Math.floor(em * textSize) + 1;

/** Lines of folds in small viewports that repeat a visible heading beside them. */
const SAID_TWICE =
  ":is(h2, h3):visible + [data-unfolds] > summary:visible, summary:visible ~ :is(h2, h3):visible";

const LONG_NAME = "Venkataraghavan & Deshpande Consulting";

/**
 * 20 px is "large" in browsers, 32 px the 200 % of WCAG. Viewports: small phone and phone, tablet, and two laptops: at
 * 20 px, 1440 shows the whole menu and 1280 folds it.
 */
for (const textSize of sampleOf([32, 20])) {
  test(`every page keeps its words with text of ${textSize} px (B18)`, async ({ page }) => {
    test.slow();
    await openAt(page, textSize);
    for (const address of ONE_OF_EACH_TYPE) {
      await page.goto(relative(address));
      await page.evaluate(() => document.fonts.ready);
      await page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      for (const width of sampleOf([320, 1280, 400, 820, 1440], 2)) {
        await page.setViewportSize({ width, height: 800 });
        // The layout follows the viewport a moment later.
        await expect.poll(() => lostWords(page), `${address} at ${width} px`).toEqual([]);
        await expect(page.locator(SAID_TWICE), `${address} at ${width} px`).toHaveCount(0);
      }
    }
  });
}

/** Faults of the header: its parts are in order, inside it, and the name is not cut. */
const headerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector("header")!;
    const { bottom } = header.getBoundingClientRect();
    const name = header.querySelector("a")!;
    const parts = [name, ...header.querySelectorAll("nav > ul > li > *, nav > a, div > button")]
      .filter((part) => part.checkVisibility() && !part.closest("[popover]"))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const text = name.lastElementChild!;
    return [
      ...(text.scrollHeight > text.clientHeight ? ["the name is cut short"] : []),
      ...parts.flatMap(({ part, box }, at) => {
        const before = at > 0 ? parts[at - 1]!.box.right : 0;
        const inside =
          box.left >= before - 1 &&
          box.right <= innerWidth &&
          box.top >= 0 &&
          box.bottom <= bottom &&
          part.scrollWidth <= part.clientWidth;
        return inside ? [] : [`${part.textContent} ${box.left} to ${box.right}`];
      }),
    ];
  });

for (const textSize of sampleOf([32, 16, 20, 24], 2)) {
  test(`the header holds at every width, text of ${textSize} px (R4)`, async ({ page }) => {
    await openAt(page, textSize);
    await page.goto("./");
    await page.evaluate(() => document.fonts.ready);
    // With larger text, its menu folds.
    if (textSize === 16) {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => headerFaults(page), `200 %, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    }
    // The header is tightest just above each breakpoint.
    expect(CHANGES).not.toEqual([]);
    const changes = CHANGES.map((em) => above(em, textSize));
    const widths = [320, 390, 640, 820, 1080, 1440, 1920, ...changes].filter(
      (each) => each <= 1920,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => headerFaults(page), `${width} px`).toEqual([]);
    }
    await page
      .getByRole("banner")
      .getByRole("link")
      .first()
      .evaluate((link, name) => {
        link.dataset.long = "";
        link.lastElementChild!.textContent = name;
      }, LONG_NAME);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // At 200 % on the smallest phone a long name may end in an ellipsis; nothing else may give way.
      const allowed = textSize === 32 && width === 320 ? ["the name is cut short"] : [];
      await expect
        .poll(
          async () => (await headerFaults(page)).filter((fault) => !allowed.includes(fault)),
          `long name, ${width} px`,
        )
        .toEqual([]);
    }
  });
}

async function expectReachable(page: Page): Promise<void> {
  const menu = page.locator(":popover-open");
  const { width, height } = page.viewportSize()!;
  const box = (await menu.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const control of await menu.locator("a, summary, input, button").all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.95 });
  }
}

test("menus stay inside a low window with large text (R8, R10)", async ({ page }) => {
  for (const textSize of sampleOf([20, 24])) {
    await openAt(page, textSize, above(Math.min(...CHANGES), textSize), 420);
    await page.goto("./");
    for (const button of await page.locator("header nav > ul > li > button").all()) {
      await button.click();
      await expectReachable(page);
      await page.keyboard.press("Escape");
    }
  }
  await openAt(page, 32, 320, 480);
  await page.goto("./");
  await page.getByRole("button", { name: labels().frame.menuButton }).click();
  for (const group of await page.locator(":popover-open summary").all()) {
    await group.click();
    await expectReachable(page);
  }
});

const withTable = posts().find(({ body }) => /^\|.*\n\| ?-/m.test(body));

test("a wide table scrolls in a named box, by keyboard too", async ({ page }) => {
  test.skip(!withTable, "no article has a table");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(relative(withTable!.path));
  const box = page.getByRole("group", { name: labelPattern(labels().texts.table) }).first();
  await box.focus();
  await expect(box).toBeFocused();
  // A table of 60em never fits, whatever its words.
  await box.locator("table").evaluate((table) => (table.style.minWidth = "60em"));
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("what has the focus is never under the header (B18)", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of sampleOf(["work-with-us", "blogs"])) {
    await page.goto(path);
    await loaded(page);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < 200; step += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate(() => {
          const focused = document.activeElement!;
          const { top, bottom, height } = focused.getBoundingClientRect();
          const header = document.querySelector("header")!.getBoundingClientRect().bottom;
          const isInSight = top > header - 1 && top + Math.min(height, 100) < innerHeight + 1;
          return {
            isAtEnd: focused === document.body,
            hidden:
              focused.closest("main, footer") && !isInSight
                ? `${focused.textContent} from ${top} to ${bottom}`
                : "",
          };
        });
        if (found.isAtEnd) break;
        expect(found.hidden, `${path}, ${key}`).toBe("");
      }
    }
  }
});
