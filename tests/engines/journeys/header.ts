import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";
import {
  expectDropdownsInside,
  GROUPS,
  headerState,
  menuButton,
  mobileMenu,
  panelOf,
  toggle,
} from "./frame.ts";

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.engine.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export function header(arrive: () => Visitor): void {
  describe("header", () => {
    test("transparent up to 20 px, solid from 21 px (R3)", async () => {
      const visitor = arrive();
      await visitor.open("/");
      for (const [y, state] of [
        [0, "transparent"],
        [20, "transparent"],
        [21, "solid"],
        [0, "transparent"],
      ] as const) {
        await scrollTo(visitor, y);
        await expect.poll(() => headerState(visitor), { message: `at ${y} px` }).toBe(state);
      }
    });

    test("each dropdown opens below its button, inside the window (R8)", async () => {
      const visitor = arrive();
      for (const width of [1090, 1440]) {
        await visitor.open("/", width);
        const hasAnchors = await visitor.engine.evaluate(() =>
          CSS.supports("position-anchor: normal"),
        );
        await expectDropdownsInside(visitor, width, (panel, button, group) => {
          const isWideOnSmall = group === "What We Do" && width <= 1240;
          if (hasAnchors && !isWideOnSmall)
            expect(Math.abs(panel.left - button.left - 16), group).toBeLessThanOrEqual(2);
          else expect(width - panel.right, group).toBeLessThanOrEqual(64);
        });
      }
    });

    test("Enter opens, Escape closes and gives the focus back; one at a time (R8)", async () => {
      const visitor = arrive();
      await visitor.open("/");
      for (const group of GROUPS) {
        await visitor.click(menuButton(group));
        await expect.poll(() => visitor.sees(panelOf(group)), { message: group }).toBe(true);
        const others = GROUPS.filter((other) => other !== group);
        for (const other of others) expect(await visitor.sees(panelOf(other)), other).toBe(false);
      }
      await visitor.engine.press("Escape");
      await expect.poll(() => visitor.sees(panelOf("Knowledge Center"))).toBe(false);
      expect(await visitor.hasFocus("[popovertarget=menu-3]")).toBe(true);
      await visitor.engine.press("Enter");
      await expect.poll(() => visitor.sees(panelOf("Knowledge Center"))).toBe(true);
      await visitor.engine.press("Tab");
      expect(await visitor.hasFocus("#menu-3 a")).toBe(true);
      await visitor.engine.press("Escape");
      await expect.poll(() => visitor.sees(panelOf("Knowledge Center"))).toBe(false);
      expect(await visitor.hasFocus("[popovertarget=menu-3]")).toBe(true);
    });

    test("closes at a click outside, and when the focus leaves (R8)", async () => {
      const visitor = arrive();
      await visitor.open("/");
      const panel = panelOf("Where We Operate");
      await visitor.click(menuButton("Where We Operate"));
      await expect.poll(() => visitor.sees(panel)).toBe(true);
      await visitor.engine.click(200, 500);
      await expect.poll(() => visitor.sees(panel)).toBe(false);
      await visitor.click(menuButton("Where We Operate"));
      await expect.poll(() => visitor.sees(panel)).toBe(true);
      for (let step = 0; step < 8; step += 1) await visitor.engine.press("Tab");
      await expect.poll(() => visitor.sees(panel)).toBe(false);
    });

    // Safari 26 and its kin stop following the window once an anchored panel has been open.
    test("a window that gets narrow after a dropdown was open has the small header", async () => {
      const visitor = arrive();
      await visitor.open("/");
      await visitor.click(menuButton("What We Do"));
      await expect.poll(() => visitor.sees(panelOf("What We Do"))).toBe(true);
      await visitor.engine.press("Escape");
      await expect.poll(() => visitor.sees(panelOf("What We Do"))).toBe(false);
      await visitor.engine.setViewport(820, 900);
      await expect.poll(() => visitor.sees(toggle)).toBe(true);
      expect(await visitor.sees(menuButton("What We Do"))).toBe(false);
      const width = await visitor.engine.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(820);
    });

    test("a window that gets wide closes the mobile menu", async () => {
      const visitor = arrive();
      await visitor.open("/", 820);
      await visitor.click(toggle);
      await expect.poll(() => visitor.sees(mobileMenu)).toBe(true);
      await visitor.engine.setViewport(1440, 900);
      await expect.poll(() => visitor.sees(menuButton("What We Do"))).toBe(true);
      await visitor.engine.setViewport(820, 900);
      await expect.poll(() => visitor.sees(toggle)).toBe(true);
      expect(await visitor.sees(mobileMenu)).toBe(false);
    });

    for (const start of ["/", "/team"]) {
      test(`Our Services from ${start} shows the services, clear of the header (R9)`, async () => {
        const visitor = arrive();
        await visitor.open(start);
        await visitor.engine.evaluate(() => (document.documentElement.dataset.same = "yes"));
        await visitor.click(menuButton("What We Do"));
        await visitor.click({ css: "#menu-1 a", text: "Our Services" });
        await expect.poll(() => visitor.address()).toBe("/#services");
        const top = async () => (await visitor.find({ css: "#services-heading" }))?.top;
        await expect.poll(top).toBeGreaterThan(72);
        await expect.poll(top).toBeLessThan(400);
        expect(await visitor.sees(panelOf("What We Do"))).toBe(false);
        const isSamePage = await visitor.engine.evaluate(
          () => document.documentElement.dataset.same === "yes",
        );
        expect(isSamePage).toBe(start === "/");
      });
    }
  });
}
