import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  engineOf,
  type Engine,
  type EngineKind,
  type EngineOptions,
  type Feature,
} from "./engine.ts";
import { firefox as findFirefox } from "./programs.ts";

const program = findFirefox();

/** Firefox's own switches. Popovers can no longer be switched off. */
const SWITCHES: Partial<Record<Feature, string>> = {
  anchors: "layout.css.anchor-positioning.enabled",
  "scroll timelines": "layout.css.scroll-driven-animations.enabled",
};

/** Starts Firefox without a window, in a profile of its own. @returns where it listens, and how to end it */
async function start(settings: Record<string, boolean>) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
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

type Answer = { id: number; type: string; result?: unknown; error?: string; message?: string };

/** Speaks the W3C's WebDriver BiDi, JSON over a socket, with a browser that listens at an address. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened);
    socket.addEventListener("error", () => failed(new Error(`${address} does not answer`)));
  });
  /** Sends a command. @returns its result @throws Error with the browser's own message */
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = waiting.size;
    const answer = await new Promise<Answer>((answered) => {
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as Result;
  };
  await send("session.new", { capabilities: {} });
  return send;
}

async function open({ script = true, without = [] }: EngineOptions): Promise<Engine> {
  const { address, stop } = await start({
    "javascript.enabled": script,
    // Nothing that Firefox begins with may cover the page.
    "browser.aboutwelcome.enabled": false,
    ...Object.fromEntries(without.map((feature) => [SWITCHES[feature]!, false])),
  });
  const send = await connect(address);
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  return engineOf({
    goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    setWidth: (width) =>
      send("browsingContext.setViewport", { context, viewport: { width, height: 900 } }),
    perform: (actions) => send("input.performActions", { context, actions }),
    evaluate: async (read, argument) => {
      const { result, exceptionDetails } = await send<{
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
      if (!result) throw new Error(exceptionDetails!.text);
      return JSON.parse(result.value).value;
    },
    close: stop,
  });
}

export const firefox: EngineKind = {
  name: "Firefox",
  isInstalled: program !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
