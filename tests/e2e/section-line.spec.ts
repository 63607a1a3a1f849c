import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { homePage } from "../../app/collections/pages.server.ts";

const words = labels().sectionLine;

const drawing = (page: Page) => page.getByRole("group", { name: words.name });
const end = (page: Page, name: string) =>
  drawing(page).getByRole("slider", { name: words.end.replace("{end}", name) });
/** The line and the section. */
const paths = (page: Page) => drawing(page).locator("svg[data-layout]:visible path");
const named = (page: Page) => drawing(page).locator("svg[data-layout]:visible text");

/** Opens the home page and waits until the ends can be moved. */
async function open(page: Page) {
  await page.goto("./");
  await expect(end(page, "A")).toHaveAttribute("aria-valuetext", /\d/);
}

test("the hill has a section; keys move an end, the section follows", async ({ page }) => {
  await open(page);
  await expect(named(page)).toHaveText([words.atA, words.atCrest, words.atB]);
  const face = () => paths(page).nth(2).getAttribute("d");
  const [said, section] = [await end(page, "A").getAttribute("aria-valuetext"), await face()];
  await end(page, "A").press("Shift+ArrowRight");
  await expect.poll(face).not.toBe(section);
  await expect(end(page, "A")).not.toHaveAttribute("aria-valuetext", said!);
  // Moves it to a line with a single slope: the sentence no longer mentions a crest.
  const sentence = await drawing(page).getByRole("paragraph").innerText();
  await end(page, "B").press("Home");
  await expect(drawing(page).getByRole("paragraph")).not.toHaveText(sentence);
  // Print has the picture alone.
  await page.emulateMedia({ media: "print" });
  await expect(paths(page)).toHaveCount(0);
});

test("a click moves the nearer end or the chosen one; Home and End too", async ({ page }) => {
  await open(page);
  const { x, y, width, height } = (await drawing(page).boundingBox())!;
  const at = async (name: string) => {
    const box = (await end(page, name).boundingBox())!;
    return Math.round(box.x + 22 - x);
  };
  const clickAt = (share: number) => page.mouse.click(x + width * share, y + height / 2);
  const b = await at("B");
  await clickAt(0.6);
  expect([await at("A"), await at("B")]).toEqual([Math.round(width * 0.6), b]);
  await end(page, "A").click();
  await clickAt(0.7);
  expect([await at("A"), await at("B")]).toEqual([Math.round(width * 0.7), b]);
  // Clicks on the words beside the hill do nothing.
  await page.mouse.click(x + width * 0.3, y + height / 2);
  expect(await at("A")).toBe(Math.round(width * 0.7));
  await end(page, "A").press("Home");
  expect(await at("A")).toBe(width / 2 + 22);
  await end(page, "B").press("End");
  expect(await at("B")).toBe(page.viewportSize()!.width - 22);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an end stays on its side, beside words and arrow", async ({ page }) => {
  await open(page);
  const arrow = (await page.getByRole("link", { name: homePage().hero.scroll }).boundingBox())!;
  const box = async (name: string) => (await end(page, name).boundingBox())!;
  for (const [name, by] of [
    ["A", -2000],
    ["A", 2000],
    ["B", -2000],
    ["B", 2000],
  ] as const) {
    const { x, y } = await box(name);
    await page.mouse.move(x + 22, y + 22);
    await page.mouse.down();
    await page.mouse.move(x + by, y + by);
    await page.mouse.up();
    const [a, b] = [await box("A"), await box("B")];
    expect(b.x - a.x).toBeGreaterThan(40);
    expect(a.x + 22).toBeGreaterThan(page.viewportSize()!.width / 2 - 1);
    expect(Math.min(a.y, b.y)).toBeGreaterThan(-1);
    expect(Math.max(a.y, b.y) + 44).toBeLessThan(arrow.y + 1);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger moves an end; elsewhere it scrolls", async ({ page }) => {
    await open(page);
    const client = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number, by: number) => {
      const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
        client.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as [] });
      await send("touchStart", { x, y });
      for (let step = 1; step <= 10; step++)
        await send("touchMove", { x, y: y + (by * step) / 10 });
      await send("touchEnd");
    };
    const a = (await end(page, "A").boundingBox())!;
    await swipe(a.x + 22, a.y + 22, -60);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await end(page, "A").boundingBox())!.y).toBeLessThan(a.y - 20);
    const section = await paths(page).nth(2).getAttribute("d");
    const { x, y, width, height } = (await drawing(page).boundingBox())!;
    await swipe(x + width * 0.4, y + height * 0.6, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    await expect(paths(page).nth(2)).toHaveAttribute("d", section!);
  });
});
