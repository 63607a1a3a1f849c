import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The site has no frames, for which axe would open a page more; and what is right need not be listed. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // Of WCAG 2.2, which axe leaves out unless it is asked for.
    rules: { "target-size": { enabled: true } },
  });

/** What is wrong with a page, or with a part of it. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  const { violations: found } = await axe(page).include(part).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
