import puppeteer from "puppeteer-core";
import type { Engine, EngineKind, EngineOptions, Feature } from "./engine.ts";
import { firefox as program } from "./programs.ts";

/** Firefox's own switches. Popovers can no longer be switched off. */
const SWITCHES: Partial<Record<Feature, string>> = {
  anchors: "layout.css.anchor-positioning.enabled",
  "scroll timelines": "layout.css.scroll-driven-animations.enabled",
};

async function open({ script = true, without = [] }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: {
      "javascript.enabled": script,
      ...Object.fromEntries(without.map((feature) => [SWITCHES[feature]!, false])),
    },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    setWidth: (width) => page.setViewport({ width, height: 900 }),
    click: (selector) =>
      page
        .locator(selector)
        // Without script there are no animation frames, in which it would wait.
        .setWaitForEnabled(script)
        .setWaitForStableBoundingBox(script)
        .setVisibility(script ? "visible" : null)
        .click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Unlike `page.evaluate` it works where the page's own scripts are off.
    evaluate: ((read, argument) =>
      page.$eval("html", read as never, argument as never)) as Engine["evaluate"],
    close: () => browser.close(),
  };
}

export const firefox: EngineKind = {
  name: "Firefox",
  isInstalled: program !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
