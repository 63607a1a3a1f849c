import { spawn } from "node:child_process";
import { freePort, untilListening } from "../../scripts/deploy/caddy.ts";
import type { Engine, EngineKind, EngineOptions, Feature } from "./engine.ts";
import { webkit as findWebkit } from "./programs.ts";
import { until } from "./until.ts";
import { KEYS, openSession } from "./web-driver.ts";

const programs = findWebkit();

/** WebKit's own names for what can be switched off. */
const SWITCHES: Record<Feature, string> = {
  anchors: "CSSAnchorPositioning",
  "scroll timelines": "ScrollDrivenAnimations",
  popovers: "PopoverAttribute",
};

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

/** Starts the driver on a screen. */
async function startDriver(program: string, display: string) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await untilListening(port, driver);
  return { address, stop: () => driver.kill() };
}

async function open(options: EngineOptions): Promise<Engine> {
  const { driver: program, browser: binary, screen } = programs!;
  const { display, stop } = await startScreen(screen);
  const driver = await startDriver(program, display);
  const { ask, find, type } = await openSession(driver.address, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: argumentsFor(options) },
  });
  const evaluate = ((read: unknown, argument: unknown = null) =>
    ask("POST", "/execute/sync", {
      script: `return (${String(read)})(document.documentElement, arguments[0])`,
      args: [argument],
    })) as Engine["evaluate"];
  return {
    goto: (url) => ask("POST", "/url", { url }),
    setWidth: async (width) => {
      await ask("POST", "/window/rect", { width, height: 900 });
      await until(`The window does not get ${width} pixels wide`, async () => {
        if ((await evaluate(() => innerWidth)) !== width) throw new Error("not yet");
      });
    },
    click: (selector) =>
      until(`${selector} cannot be clicked`, async () =>
        ask("POST", `${await find(selector)}/click`),
      ),
    press: (key) => type(KEYS[key]),
    type,
    evaluate,
    close: async () => {
      await ask("DELETE", "");
      driver.stop();
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
