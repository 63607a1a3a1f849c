import { expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";
import { headerState, menuButton, mobileGroup, mobileMenu, panelOf, toggle } from "./frame.ts";

/** What works without the page's scripts: everything is read, every menu opens, every link leads on. */
export function reading(arrive: () => Visitor): void {
  test("the header follows a scroll timeline, or is always solid", async () => {
    const visitor = arrive();
    await visitor.open("/");
    const hasTimelines = await visitor.engine.evaluate(() =>
      CSS.supports("animation-timeline: scroll()"),
    );
    await expect.poll(() => headerState(visitor)).toBe(hasTimelines ? "transparent" : "solid");
    await visitor.engine.wheel(200);
    await expect.poll(() => visitor.engine.evaluate(() => scrollY)).toBeGreaterThan(20);
    await expect.poll(() => headerState(visitor)).toBe("solid");
  });

  test("dropdowns open, close and lead on", async () => {
    const visitor = arrive();
    await visitor.open("/");
    await visitor.click(menuButton("Knowledge Center"));
    await expect.poll(() => visitor.sees(panelOf("Knowledge Center"))).toBe(true);
    await visitor.engine.press("Escape");
    await expect.poll(() => visitor.sees(panelOf("Knowledge Center"))).toBe(false);
    await visitor.click(menuButton("Where We Operate"));
    await visitor.click({ css: "#menu-2 a", text: "United Kingdom" });
    await expect.poll(() => visitor.address()).toBe("/where-we-operate/uk");
  });

  test("the mobile menu opens with its groups and leads on", async () => {
    const visitor = arrive();
    await visitor.open("/team", 390, 844);
    await visitor.click(toggle);
    await expect.poll(() => visitor.sees(mobileMenu)).toBe(true);
    await visitor.click(mobileGroup("Knowledge Center"));
    await visitor.click({ css: "#mobile-menu a", text: "Case Studies" });
    await expect.poll(() => visitor.address()).toBe("/case-studies");
  });

  test("every article and every job is there; what needs script is not", async () => {
    const visitor = arrive();
    await visitor.open("/blogs");
    expect(await visitor.texts("main li article")).toHaveLength(14);
    expect(await visitor.texts("nav[aria-label=Topics], main input[type=search]")).toEqual([]);
    await visitor.open("/work-with-us");
    expect(await visitor.texts("main h3 a")).toHaveLength(4);
    expect(await visitor.texts("form[aria-label=Application] button")).toEqual([
      "Submit Application",
    ]);
    const canSend = await visitor.engine.evaluate(() =>
      [...document.querySelectorAll<HTMLButtonElement>("form[aria-label=Application] button")].some(
        (button) => button.getClientRects().length > 0 && !button.disabled,
      ),
    );
    expect(canSend).toBe(true);
    await visitor.open("/blog/2");
    expect((await visitor.texts("main"))[0]!.length).toBeGreaterThan(2000);
    expect(await visitor.texts("[data-share]")).toEqual([]);
  });
}
