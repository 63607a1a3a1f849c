import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { navigation } from "../../app/collections/navigation.server.ts";
import { pageAddresses } from "../../app/urls.server.ts";
import { ONE_OF_EACH_TYPE, relative, sampleOf } from "./addresses.ts";
import { violations } from "./axe.ts";
import { loaded, scrollTo } from "./visitor.ts";
import { lostWords } from "./words.ts";

/** One page of each type; with `npm run test:all` every page. */
const addresses = process.env.TEST_ALL ? pageAddresses() : ONE_OF_EACH_TYPE;

/** Controls under 44 px, or under 24 px in a line of text; fields with letters under 16 px, which iPhones enlarge. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")]
      // Elements that appear only on keyboard focus are transparent until then.
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => {
        const { display, fontSize } = getComputedStyle(element);
        const cover = ["::before", "::after"]
          .map((part) => getComputedStyle(element, part))
          .find(({ position, content }) => position === "absolute" && content !== "none");
        // A label around a control is part of its touch target.
        const { width, height } = (element.closest("label") ?? element).getClientRects()[0]!;
        // A cover without a fixed size is measured by its computed size.
        const reach = {
          width: Math.max(width, Number.parseFloat(cover?.width ?? "0")),
          height: Math.max(height, Number.parseFloat(cover?.height ?? "0")),
        };
        return {
          name: element.textContent?.trim().slice(0, 40),
          ...reach,
          inLine: display === "inline",
          enlarged: element.matches("input, select, textarea") && parseFloat(fontSize) < 16,
        };
      })
      .filter(
        ({ width, height, inLine, enlarged }) =>
          enlarged || (inLine ? height < 24 : Math.min(width, height) < 43.5),
      ),
  );

test.describe("every type of page", () => {
  // Without motion, no colour is measured in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const address of addresses) {
    test(`${address}: no violation, every word, targets large enough (B18)`, async ({ page }) => {
      await page.goto(relative(address));
      await loaded(page);
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
      // Prevents automatic dark modes.
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light only");
      const atWidth = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction((wide) => innerWidth === wide, width);
      };
      for (const width of sampleOf([320, 820, 1920], 2)) {
        await atWidth(width);
        await expect.poll(() => lostWords(page), `${width} px`).toEqual([]);
      }
      await atWidth(390);
      // The layout follows the viewport a moment later.
      await expect.poll(() => smallTargets(page)).toEqual([]);
      for (const width of sampleOf([1280, 390])) {
        await atWidth(width);
        expect(await violations(page), `${width} px`).toEqual([]);
      }
      if (!ONE_OF_EACH_TYPE.includes(address)) return;
      await atWidth(390);
      // Only the text size, which no media query sees.
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expect.poll(() => lostWords(page), "text of 200 % (1.4.4)").toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "";
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets = [spacing];
      });
      for (const width of sampleOf([320, 820], 2)) {
        await atWidth(width);
        await expect.poll(() => lostWords(page), `spaced text (1.4.12), ${width} px`).toEqual([]);
      }
    });
  }
});

const groups = navigation().header.flatMap((entry) => ("links" in entry ? [entry.label] : []));

test("every dropdown, scrolled header, mobile menu and its groups (A22, B18)", async ({ page }) => {
  const expectSound = async (what: string) =>
    expect(await violations(page, "header"), what).toEqual([]);
  await page.goto("./");
  for (const name of groups) {
    await page.getByRole("button", { name }).click();
    await expectSound(name);
    await page.keyboard.press("Escape");
  }
  await scrollTo(page, 21);
  await expectSound("scrolled");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: labels().frame.menuButton }).click();
  await expectSound("the mobile menu");
  for (const name of groups) {
    await page.locator("#mobile-menu summary", { hasText: name }).click();
    await expectSound(`${name}, folded`);
  }
});
