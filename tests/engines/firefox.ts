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
    click: async (selector) => {
      if (script) return page.locator(selector).click();
      // Without script there are no animation frames, in which puppeteer waits for an element to rest.
      const { x, y } = await page.$eval(selector, (element) => {
        element.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      return page.mouse.click(x, y);
    },
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
