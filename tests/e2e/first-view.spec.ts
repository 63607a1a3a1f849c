import { expect, test } from "@playwright/test";
import { ARTICLE, relative, sampleOf } from "./addresses.ts";
import { animationsFinished, layoutShift, loaded } from "./visitor.ts";

test.describe("the reading serif", () => {
  for (const address of sampleOf([ARTICLE, "/case-studies", "/privacy"])) {
    test(`${address}: comes by itself`, async ({ page }) => {
      await page.goto(relative(address));
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("1em 'Newsreader Text'")))
        .toBe(true);
    });
  }

  test("has the rupee sign, as the headings have", async ({ page }) => {
    await page.goto(relative(ARTICLE));
    await page.evaluate(async () => {
      for (const element of document.querySelectorAll<HTMLElement>("h1, p.reading-font")) {
        element.textContent = "₹";
        // The font that holds it is asked for when the text is laid out.
        void element.offsetWidth;
      }
      await document.fonts.ready;
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
});

test.describe("on a slow line", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  const all = [ARTICLE, "/blogs", "/", "/work-with-us", "/contact", "/privacy"];
  for (const address of sampleOf(all, 2)) {
    test(`${address}: nothing moves while the page arrives`, async ({ page, context }) => {
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.goto(relative(address));
      await loaded(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Fallback fonts are measured to a fraction of a pixel, no finer.
      expect(await layoutShift(page)).toBeLessThan(0.005);
    });
  }
});

test.describe("what is far below, laid out once the browser is idle", () => {
  test("a link to the last section arrives at it", async ({ page }) => {
    await page.goto("./");
    const id = await page.locator("main > section h2[id]").last().getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`./#${id}`);
    await loaded(page);
    const distance = await page.locator(`#${id}`).evaluate((heading) => {
      const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
      return heading.getBoundingClientRect().top - parseFloat(padding);
    });
    expect(Math.abs(distance)).toBeLessThan(2);
  });

  test("who has scrolled before keeps the place", async ({ page }) => {
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      Object.assign(window, {
        requestIdleCallback: (work: () => void) => held.push(work),
        becomeIdle: () => held.forEach((work) => work()),
      });
    });
    await page.goto("./");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const section = page.locator("main > section").last();
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    while ((await top()) > 500) await page.mouse.wheel(0, 300);
    await animationsFinished(page);
    const before = await top();
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await loaded(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test("until its turn comes, the footer is as high as was guessed", async ({ page }) => {
    await page.addInitScript(() => {
      const heights: number[] = [];
      const measure = () => {
        const footer = document.querySelector("body > footer");
        if (footer) heights.push(footer.getBoundingClientRect().height);
        requestAnimationFrame(measure);
      };
      measure();
      Object.assign(window, { heights });
    });
    await page.goto("./");
    await loaded(page);
    const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    expect(Math.min(...heights)).toBe(Math.min(heights[0]!, heights.at(-1)!));
  });
});
