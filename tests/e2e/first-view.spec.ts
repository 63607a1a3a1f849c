import { expect, test, type Page } from "@playwright/test";
import { PAGE_TYPES } from "../../scripts/bench/page-types.ts";
import { idle, showUp, visit } from "./visitor.ts";

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
          (box) => getComputedStyle(box).contentVisibility === "hidden" && box.checkVisibility(),
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

for (const [name, height] of [
  ["blog list", 1300],
  ["sectors", 800],
] as const) {
  test(`${name}, ${height} px high: with nobody there pictures in the window come, others do not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(relative(PAGE_TYPES[name]!));
    await idle(page);
    const pictures = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]"))
          .map((image) => ({ image, box: image.closest("picture, div")! }))
          .filter(({ box }) => box.checkVisibility())
          .map(({ image, box }) => ({
            isInWindow: box.getBoundingClientRect().top < innerHeight,
            isFetched: image.naturalWidth > 0,
          })),
      );
    await expect
      .poll(async () =>
        (await pictures()).filter(({ isInWindow, isFetched }) => isInWindow !== isFetched),
      )
      .toEqual([]);
    expect(new Set((await pictures()).map(({ isFetched }) => isFetched)).size).toBe(2);
  });
}

test("without script no picture waits for a sign that nobody reads", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("./");
  const cover = page.locator("article picture").first();
  expect(await cover.evaluate((box) => getComputedStyle(box).contentVisibility)).toBe("visible");
  await page.close();
});

test.describe("the reading serif", () => {
  const usesSerif = (page: Page) =>
    page.evaluate(() => document.fonts.check("1em 'Newsreader Text'"));

  for (const name of ["article", "case studies"]) {
    test(`${name}: comes with the visitor, from the cut that headings have`, async ({ page }) => {
      await page.goto(relative(PAGE_TYPES[name]!));
      await idle(page);
      expect(await usesSerif(page)).toBe(false);
      await showUp(page);
      await expect(page.locator("html")).toHaveAttribute("data-loaded");
      expect(await usesSerif(page)).toBe(true);
      const widths = await page.evaluate(() => {
        const context = document.createElement("canvas").getContext("2d")!;
        const text = document.querySelector(".reading-font")!.textContent;
        return ["NT Display", "Newsreader Text"].map((family) => {
          context.font = `100px "${family}", monospace`;
          return context.measureText(text).width;
        }) as [number, number];
      });
      expect(Math.abs(widths[0] / widths[1] - 1)).toBeLessThan(0.01);
    });
  }

  test("has the rupee sign, as the headings' cut has", async ({ page }) => {
    await visit(page, relative(PAGE_TYPES["article"]!));
    await expect(page.locator("html")).toHaveAttribute("data-loaded");
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("h1, p.reading-font")) {
        element.textContent = "₹";
      }
    });
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    const { root } = await client.send("DOM.getDocument");
    for (const selector of ["h1", "p.reading-font"]) {
      const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
      expect(fonts).toMatchObject([{ isCustomFont: true, glyphCount: 1 }]);
    }
  });

  test("legal: shows at once, and comes with nobody there", async ({ page }) => {
    await page.goto(relative(PAGE_TYPES["legal"]!));
    await expect(page.locator("html")).toHaveAttribute("data-loaded");
    expect(await usesSerif(page)).toBe(true);
  });

  test("article in a tall window: the same", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(relative(PAGE_TYPES["article"]!));
    await expect(page.locator("html")).toHaveAttribute("data-loaded");
    expect(await usesSerif(page)).toBe(true);
  });
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
