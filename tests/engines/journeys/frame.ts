import { expect } from "vitest";
import type { Target, Visitor } from "../visitor.ts";

/** What several journeys share: the header's parts, by what a visitor knows of them. */

export const GROUPS = ["What We Do", "Where We Operate", "Knowledge Center"] as const;

export const menuButton = (text: string): Target => ({ css: "nav[aria-label=Main] button", text });
export const panelOf = (group: (typeof GROUPS)[number]): Target => ({
  css: `#menu-${GROUPS.indexOf(group) + 1}`,
});
export const toggle: Target = { css: "header button[aria-label=Menu]" };
export const mobileMenu: Target = { css: "#mobile-menu" };
export const mobileGroup = (text: string): Target => ({ css: "#mobile-menu summary", text });

/** What the header looks like at this moment. */
export const headerState = (visitor: Visitor) =>
  visitor.engine.evaluate(() => {
    const { backgroundColor, boxShadow } = getComputedStyle(document.querySelector("header")!);
    // A shadow whose every colour is clear is none.
    const colours = boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
    const hasShadow = colours.some((colour) => !colour.endsWith(", 0)"));
    if (backgroundColor === "rgb(255, 255, 255)") return hasShadow ? "solid" : "white";
    return backgroundColor === "rgba(0, 0, 0, 0)" && !hasShadow ? "transparent" : "between";
  });

/** Opens every dropdown in turn, and expects it below the header's buttons, inside the window. */
export async function expectDropdownsInside(
  visitor: Visitor,
  width: number,
  place: (panel: { left: number; right: number }, button: { left: number }, group: string) => void,
): Promise<void> {
  for (const group of GROUPS) {
    await visitor.click(menuButton(group));
    await expect.poll(() => visitor.sees(panelOf(group)), { message: group }).toBe(true);
    const button = (await visitor.find(menuButton(group)))!;
    const panel = (await visitor.find(panelOf(group)))!;
    expect(panel.top, group).toBeGreaterThanOrEqual(button.bottom - 4);
    expect(panel.top, group).toBeLessThan(button.bottom + 24);
    expect(panel.left, group).toBeGreaterThanOrEqual(0);
    expect(panel.right, group).toBeLessThanOrEqual(width);
    place(panel, button, group);
  }
}
