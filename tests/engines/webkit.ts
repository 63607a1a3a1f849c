import { spawn } from "node:child_process";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import type { Engine, EngineKind, EngineOptions, Feature } from "./engine.ts";
import { webkit as programs } from "./programs.ts";

/** WebKit's own names for what can be switched off. */
const SWITCHES: Record<Feature, string> = {
  anchors: "CSSAnchorPositioning",
  "scroll timelines": "ScrollDrivenAnimations",
  popovers: "PopoverAttribute",
};

const KEYS = { Tab: Key.TAB, Escape: Key.ESCAPE, Enter: Key.ENTER };

/**
 * A screen that nobody sees. It chooses its own number and writes it where it is asked to. Its pointer
 * rests in its middle, and only a window that lies there has the focus: narrower than any window.
 */
async function startScreen(program: string) {
  const screen = spawn(program, ["-displayfd", "1", "-screen", "0", "640x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((known, failed) => {
    screen.stdout.once("data", (data: Buffer) => known(`:${data.toString().trim()}`));
    screen.once("exit", () => failed(new Error(`${program} did not start`)));
  });
  return { display, stop: () => screen.kill() };
}

const argumentsFor = ({ script = true, without = [] }: EngineOptions): string[] => [
  "--automation",
  `--enable-javascript=${script}`,
  ...(without.length > 0
    ? [`--features=${without.map((feature) => `-${SWITCHES[feature]}`).join(",")}`]
    : []),
];

async function open(options: EngineOptions): Promise<Engine> {
  const { driver: program, browser: binary, screen } = programs!;
  const { display, stop } = await startScreen(screen);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display, GDK_BACKEND: "x11" })
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: argumentsFor(options) },
    })
    .build();
  const evaluate = ((read: unknown, argument: unknown) =>
    driver.executeScript(
      `return (${String(read)})(document.documentElement, arguments[0])`,
      argument,
    )) as Engine["evaluate"];
  return {
    goto: (address) => driver.get(address),
    setWidth: async (width) => {
      await driver.manage().window().setRect({ width, height: 900 });
      // The window takes a moment to change.
      await driver.wait(async () => (await evaluate(() => innerWidth)) === width, 10_000);
    },
    click: (selector) =>
      driver.wait(
        () =>
          driver
            .findElement(By.css(selector))
            .click()
            .then(
              () => true,
              () => false,
            ),
        10_000,
        `${selector} cannot be clicked`,
      ),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate,
    close: async () => {
      await driver.quit();
      await service.kill();
      stop();
    },
  };
}

export const webkit: EngineKind = {
  name: "WebKit",
  isInstalled: programs !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
