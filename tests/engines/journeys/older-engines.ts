import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";
import {
  expectDropdownsInside,
  menuButton,
  mobileGroup,
  mobileMenu,
  panelOf,
  toggle,
} from "./frame.ts";

/** Takes away what older versions lack and what can be taken from a page that is open. */
export function withoutSmallFeatures(arrive: () => Visitor): void {
  describe("what older versions lack", () => {
    test("checkVisibility: the mobile menu keeps the focus all the same", async () => {
      const visitor = arrive();
      await visitor.open("/", 390, 844);
      await visitor.engine.evaluate(() => {
        delete (Element.prototype as Partial<Element>).checkVisibility;
      });
      const errors = await visitor.noteErrors();
      await visitor.click(toggle);
      for (let step = 0; step < 3; step += 1) await visitor.engine.press("Tab");
      expect(await visitor.hasFocus("#mobile-menu *")).toBe(true);
      expect(await errors()).toEqual([]);
    });

    test("names of details: several groups are open, and the last can be reached", async () => {
      const visitor = arrive();
      await visitor.open("/", 390, 844);
      await visitor.engine.evaluate(() => {
        for (const group of document.querySelectorAll("details")) group.removeAttribute("name");
      });
      await visitor.click(toggle);
      for (const group of ["What We Do", "Where We Operate", "Knowledge Center"])
        await visitor.click(mobileGroup(group));
      expect(await visitor.sees({ css: "#mobile-menu a", text: "India" })).toBe(true);
      await visitor.click({ css: "#mobile-menu a", text: "Case Studies" });
      await expect.poll(() => visitor.address()).toBe("/case-studies");
    });

    test(":has: both menus can be used", async () => {
      const visitor = arrive();
      await visitor.open("/");
      const removed = await visitor.engine.evaluate(() => {
        // What an engine does that does not know the selector: it leaves the rule out.
        const strip = (list: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule): number => {
          let count = 0;
          for (let index = list.length - 1; index >= 0; index -= 1) {
            const rule = list[index] as CSSStyleRule;
            if (rule.selectorText?.includes(":has(")) {
              owner.deleteRule(index);
              count += 1;
            } else if (rule.cssRules)
              count += strip(rule.cssRules, rule as unknown as CSSGroupingRule);
          }
          return count;
        };
        const sheets = [...document.styleSheets];
        return sheets.reduce((sum, sheet) => sum + strip(sheet.cssRules, sheet), 0);
      });
      expect(removed).toBeGreaterThan(3);
      await visitor.click(menuButton("What We Do"));
      await expect.poll(() => visitor.sees(panelOf("What We Do"))).toBe(true);
      await visitor.engine.press("Escape");
      await visitor.engine.setViewport(390, 844);
      await visitor.click(toggle);
      await visitor.click(mobileGroup("Where We Operate"));
      await visitor.click({ css: "#mobile-menu a", text: "Overview" });
      await expect.poll(() => visitor.address()).toBe("/where-we-operate");
    });
  });
}

export function withoutAnchors(arrive: () => Visitor): void {
  test("each dropdown opens at the right, inside the window, and can be used", async () => {
    const visitor = arrive();
    for (const width of [1090, 1440]) {
      await visitor.open("/", width);
      const hasAnchors = await visitor.engine.evaluate(() => CSS.supports("left: anchor(left)"));
      expect(hasAnchors).toBe(false);
      await expectDropdownsInside(visitor, width, (panel, _, group) => {
        expect(width - panel.right, group).toBeLessThanOrEqual(64);
      });
    }
    await visitor.click({ css: "#menu-3 a", text: "Case Studies" });
    await expect.poll(() => visitor.address()).toBe("/case-studies");
  });
}

/** Firefox until 124: what the focus is in is shown. */
export function withoutPopovers(arrive: () => Visitor): void {
  test("no menu covers the page", async () => {
    const visitor = arrive();
    for (const width of [390, 1440]) {
      await visitor.open("/", width);
      expect(await visitor.engine.evaluate(() => "popover" in HTMLElement.prototype)).toBe(false);
      expect(await visitor.texts("[popover=auto]")).toEqual([]);
    }
  });

  test("each dropdown opens inside the window, closes at a click outside and leads on", async () => {
    const visitor = arrive();
    await visitor.open("/");
    const errors = await visitor.noteErrors();
    await expectDropdownsInside(visitor, 1440, (panel) => {
      expect(1440 - panel.right).toBeLessThanOrEqual(64);
    });
    await visitor.engine.click(200, 500);
    await expect.poll(() => visitor.texts("[popover=auto]")).toEqual([]);
    await visitor.click(menuButton("Where We Operate"));
    await visitor.engine.press("Tab");
    expect(await errors()).toEqual([]);
    await visitor.click({ css: "#menu-2 a", text: "India" });
    await expect.poll(() => visitor.address()).toBe("/where-we-operate/india");
  });

  test("the mobile menu opens with its groups and leads on", async () => {
    const visitor = arrive();
    await visitor.open("/", 390, 844);
    await visitor.click(toggle);
    await expect.poll(() => visitor.sees(mobileMenu)).toBe(true);
    await visitor.click(mobileGroup("Knowledge Center"));
    await visitor.click({ css: "#mobile-menu a", text: "Case Studies" });
    await expect.poll(() => visitor.address()).toBe("/case-studies");
  });

  test("a notice shows and goes", async () => {
    const visitor = arrive();
    await visitor.open("/blog/2");
    const isEnhanced = () =>
      visitor.engine.evaluate(() => "enhanced" in document.documentElement.dataset);
    await expect.poll(isEnhanced).toBe(true);
    await visitor.engine.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    const errors = await visitor.noteErrors();
    const notice = { css: "[data-toasts] p", text: "Link copied to clipboard" };
    await visitor.click({ css: "[data-share]" });
    await expect.poll(() => visitor.sees(notice)).toBe(true);
    await visitor.click({ css: "[data-toasts] button" });
    await expect.poll(() => visitor.sees(notice)).toBe(false);
    expect(await errors()).toEqual([]);
  });
}
