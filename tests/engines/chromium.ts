import type { Page } from "@playwright/test";
import type { Engine } from "./engine.ts";

/** Chromium, controlled through a Playwright page. */
export const chromium = (page: Page): Omit<Engine, "close"> => ({
  evaluate: (read, argument) =>
    page.evaluate(`(${read})(document.documentElement, ${JSON.stringify(argument ?? null)})`),
  goto: (url) => page.goto(url),
  setWidth: (width) => page.setViewportSize({ width, height: 900 }),
  click: (selector) => page.locator(selector).first().click(),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
});
