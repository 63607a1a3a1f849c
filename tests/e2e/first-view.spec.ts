import { expect, test, type Page } from "@playwright/test";
import { PAGE_TYPES } from "../../scripts/bench/page-types.ts";
import { showUp } from "./visitor.ts";

const relative = (address: string) => (address === "/" ? "./" : address.slice(1));

/** Where everything in the header and the first band stands, and how it looks. */
const firstView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bands = [
      document.querySelector("header"),
      document.querySelector("main :is(section, header)"),
    ];
    return bands
      .flatMap((band) => (band ? [band, ...band.querySelectorAll("*")] : []))
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        const box = [x, y, width, height].map(Math.round).join(" ");
        return `${element.tagName} ${element.className} ${box} ${color} ${backgroundColor} ${fontSize}`;
      });
  });

for (const width of [390, 1280]) {
  for (const [name, address] of Object.entries(PAGE_TYPES)) {
    test(`${name}, ${width} px: the first view needs no file but the document and its fonts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(relative(address));
      await page.evaluate(() => document.fonts.ready);
      const whole = await firstView(page);
      expect(whole.length).toBeGreaterThan(10);
      await page.route("**/*.css", (route) => route.abort());
      await page.goto(relative(address));
      await page.evaluate(() => document.fonts.ready);
      expect(await firstView(page)).toEqual(whole);
    });
  }
}

for (const width of [390, 1280]) {
  for (const name of ["home", "team", "sectors", "blog list", "company"]) {
    test(`${name}, ${width} px: far pictures wait for a visitor, in boxes that keep their size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(relative(PAGE_TYPES[name]!));
      const waiting = await page.evaluateHandle(() =>
        Array.from(document.querySelectorAll<HTMLElement>("main *")).filter(
          (box) => getComputedStyle(box).contentVisibility === "auto" && box.checkVisibility(),
        ),
      );
      const boxes = () =>
        waiting.evaluate((elements) =>
          elements.map((box) => [box.offsetWidth, box.offsetHeight].join(" × ")),
        );
      const before = await boxes();
      expect(before.length).toBeGreaterThan(0);
      expect(before.filter((size) => /\b0\b/.test(size))).toEqual([]);
      await showUp(page);
      await expect(page.locator("html")).toHaveAttribute("data-visitor");
      expect(await boxes()).toEqual(before);
      expect(
        await waiting.evaluate((elements) =>
          elements.map((box) => getComputedStyle(box).contentVisibility),
        ),
      ).toEqual(before.map(() => "visible"));
    });
  }
}

test("without script no picture waits for a sign that nobody reads", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("./");
  const cover = page.locator("article picture").first();
  expect(await cover.evaluate((box) => getComputedStyle(box).contentVisibility)).toBe("visible");
  await page.close();
});

test("case studies: the reading serif of the quotes comes with the visitor", async ({ page }) => {
  const usesSerif = () => page.evaluate(() => document.fonts.check("1em 'Newsreader Text'"));
  await page.goto("./case-studies");
  await page.waitForLoadState("networkidle");
  expect(await usesSerif()).toBe(false);
  await showUp(page);
  await expect.poll(usesSerif).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-loaded");
});

test.describe("on a slow line", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  for (const name of ["home", "article", "blog list", "careers", "contact", "legal"]) {
    test(`${name}: nothing moves while the page arrives`, async ({ page, context }) => {
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.goto(relative(PAGE_TYPES[name]!));
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 600));
        return sum;
      });
      // Fallback fonts are measured to a fraction of a pixel, no finer.
      expect(shift).toBeLessThan(0.005);
    });
  }
});
