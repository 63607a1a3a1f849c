import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Legacy mode, as the site has no frames, for which axe would open another page. Only violations are collected. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // A WCAG 2.2 rule that axe runs only on request.
    rules: { "target-size": { enabled: true } },
  });

export async function violations(page: Page, part = "html"): Promise<string[]> {
  const { violations: found } = await axe(page).include(part).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
