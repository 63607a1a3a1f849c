import puppeteer, { type Page } from "puppeteer-core";
import type { Engine, EngineKind, EngineOptions, Evaluate, Feature } from "./engine.ts";
import { firefox as program } from "./programs.ts";

/** Firefox's own switches. Popovers can no longer be switched off; it has no scroll timelines yet. */
const SWITCHES: Partial<Record<Feature, string>> = {
  anchors: "layout.css.anchor-positioning.enabled",
  "scroll timelines": "layout.css.scroll-driven-animations.enabled",
};

const preferencesFor = ({ script = true, without = [] }: EngineOptions) => ({
  "javascript.enabled": script,
  // Where the wheel leads to is asked at once.
  "general.smoothScroll": false,
  ...Object.fromEntries(without.map((feature) => [SWITCHES[feature]!, false])),
});

/** Without script the page's own realm is dead; the one that puppeteer keeps for itself is not. */
function evaluatorOf(page: Page, script: boolean): Evaluate {
  if (script) return page.evaluate.bind(page) as Evaluate;
  const frame = page.mainFrame() as unknown as { isolatedRealm: () => Page };
  return ((...call: Parameters<Page["evaluate"]>) =>
    frame.isolatedRealm().evaluate(...call)) as unknown as Evaluate;
}

async function open(options: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    extraPrefsFirefox: preferencesFor(options),
  });
  const page = await browser.newPage();
  let size = { width: 0, height: 0 };
  const engine: Engine = {
    goto: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    setViewport: async (width, height) => {
      size = { width, height };
      await page.setViewport(size);
    },
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (pixels) => {
      await page.mouse.move(size.width / 2, size.height / 2);
      await page.mouse.wheel({ deltaY: pixels });
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: evaluatorOf(page, options.script ?? true),
    close: () => browser.close(),
  };
  await engine.setViewport(1440, 900);
  return engine;
}

export const firefox: EngineKind = {
  name: "Firefox",
  isInstalled: program !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
