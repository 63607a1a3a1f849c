import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "./bidi.ts";
import type { Engine, EngineKind, EngineOptions, Feature } from "./engine.ts";
import { firefox as findFirefox } from "./programs.ts";
import { until } from "./until.ts";
import { KEYS, keyActions } from "./web-driver.ts";

const program = findFirefox();

/** Firefox's own switches. Popovers can no longer be switched off. */
const SWITCHES: Partial<Record<Feature, string>> = {
  anchors: "layout.css.anchor-positioning.enabled",
  "scroll timelines": "layout.css.scroll-driven-animations.enabled",
};

/** Starts Firefox without a window, in a profile of its own. @returns where it listens, and how to end it */
async function start(settings: Record<string, boolean>) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(settings)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(""),
  );
  const browser = spawn(
    program!,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((done) => browser.once("exit", () => done()));
  const address = await new Promise<string>((known, failed) => {
    let said = "";
    browser.stderr.on("data", (data: Buffer) => {
      said += data.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) known(found);
    });
    browser.once("exit", () => failed(new Error(`${program} did not start: ${said}`)));
  });
  const stop = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { address, stop };
}

async function open({ script = true, without = [] }: EngineOptions): Promise<Engine> {
  const { address, stop } = await start({
    "javascript.enabled": script,
    // Nothing that Firefox begins with may cover the page.
    "browser.aboutwelcome.enabled": false,
    ...Object.fromEntries(without.map((feature) => [SWITCHES[feature]!, false])),
  });
  const { send, close } = await connect(address);
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  const perform = (actions: object[]) => send("input.performActions", { context, actions });
  const evaluate: Engine["evaluate"] = async (read, argument) => {
    const { type, result, exceptionDetails } = await send<{
      type: string;
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>("script.callFunction", {
      // Where scripts are off no promise is ever kept, so that there must be none unless the page's answer is one.
      functionDeclaration: `(argument) => {
        const pack = (value) => JSON.stringify({ value });
        const found = (${String(read)})(document.documentElement, argument && JSON.parse(argument));
        return found instanceof Promise ? found.then(pack) : pack(found);
      }`,
      arguments: [{ type: "string", value: JSON.stringify(argument) ?? "" }],
      awaitPromise: true,
      // A realm of its own works where the page's scripts are off.
      target: { context, sandbox: "test" },
    });
    if (type === "exception") throw new Error(exceptionDetails!.text);
    return JSON.parse(result!.value).value;
  };
  /** The middle of an element that is in the window, if a click would reach it. */
  const middleOf = (selector: string) =>
    evaluate((root, css) => {
      const element = root.querySelector(css);
      element?.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return element && hit && element.contains(hit) ? { x, y } : undefined;
    }, selector);
  return {
    goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    setWidth: (width) =>
      send("browsingContext.setViewport", { context, viewport: { width, height: 900 } }),
    click: async (selector) => {
      let before: { x: number; y: number } | undefined;
      await until(`${selector} cannot be clicked`, async () => {
        const point = await middleOf(selector);
        const isAtRest = point && before?.x === point.x && before.y === point.y;
        before = point;
        if (!isAtRest) throw new Error(point ? "It moves" : "It is not there, or covered");
        await perform([
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", ...point },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ]);
      });
    },
    press: (key) => perform(keyActions(KEYS[key])),
    type: (text) => perform(keyActions(text)),
    evaluate,
    close: async () => {
      close();
      await stop();
    },
  };
}

export const firefox: EngineKind = {
  name: "Firefox",
  isInstalled: program !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
