import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The site has no frames, for which axe would open a page more; and what is right need not be listed. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // Of WCAG 2.2, which axe leaves out unless it is asked for.
    rules: { "target-size": { enabled: true } },
  });
