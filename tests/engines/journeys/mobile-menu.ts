import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";
import { GROUPS, mobileGroup, mobileMenu as menu, toggle } from "./frame.ts";

const openGroups = (visitor: Visitor) =>
  visitor.engine.evaluate(() => document.querySelectorAll("#mobile-menu details[open]").length);

export function mobileMenu(arrive: () => Visitor): void {
  describe("mobile menu at 390 px", () => {
    test("opens below the header, one group at a time, and covers the page (R10)", async () => {
      const visitor = arrive();
      await visitor.open("/", 390, 844);
      await visitor.click(toggle);
      await expect.poll(() => visitor.sees(menu)).toBe(true);
      const { left, top, right, bottom } = (await visitor.find(menu))!;
      expect([left, top, right]).toEqual([0, 72, 390]);
      expect(bottom).toBeGreaterThan(840);
      for (const group of GROUPS) {
        await visitor.click(mobileGroup(group));
        await expect.poll(() => openGroups(visitor), { message: group }).toBe(1);
      }
      expect(await visitor.sees({ css: "#mobile-menu a", text: "Case Studies" })).toBe(true);
      expect(await visitor.sees({ css: "#mobile-menu a", text: "India" })).toBe(false);
      await visitor.engine.wheel(400);
      await new Promise((later) => setTimeout(later, 300));
      expect(await visitor.engine.evaluate(() => scrollY)).toBe(0);
    });

    test("keeps the focus, gives it back on Escape (R10)", async () => {
      const visitor = arrive();
      await visitor.open("/", 390, 844);
      await visitor.click(toggle);
      await visitor.click(mobileGroup("Knowledge Center"));
      for (let step = 0; step < 12; step += 1) {
        await visitor.engine.press("Tab");
        const isInside = await visitor.hasFocus("#mobile-menu *, header button[aria-label=Menu]");
        expect(isInside, `after ${step + 1} steps`).toBe(true);
      }
      await visitor.engine.press("Escape");
      await expect.poll(() => visitor.sees(menu)).toBe(false);
      expect(await visitor.hasFocus("header button[aria-label=Menu]")).toBe(true);
    });

    test("Our Services closes it and shows the services (R9)", async () => {
      const visitor = arrive();
      await visitor.open("/", 390, 844);
      await visitor.click(toggle);
      await visitor.click(mobileGroup("What We Do"));
      await visitor.click({ css: "#mobile-menu a", text: "Our Services" });
      await expect.poll(() => visitor.sees(menu)).toBe(false);
      const top = async () => (await visitor.find({ css: "#services" }))?.top;
      await expect.poll(top).toBeLessThan(200);
    });
  });
}
