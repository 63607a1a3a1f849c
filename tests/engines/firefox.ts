import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineOf, until, type EngineKind, type Feature, type Send } from "./engine.ts";
import { inPath } from "../in-path.ts";

/** Firefox: FIREFOX_PATH, else an installed one. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  inPath("firefox-esr", "firefox") ??
  [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    join(process.env.PROGRAMFILES ?? "C:/Program Files", "Mozilla Firefox/firefox.exe"),
  ].find((file) => existsSync(file));

const program = findFirefox();

const SWITCHES: Record<Feature, string> = {
  anchors: "layout.css.anchor-positioning.enabled",
  "scroll timelines": "layout.css.scroll-driven-animations.enabled",
};

/** Firefox's names for the commands, with further parameters: a sandbox works even if a page's scripts are off. */
const COMMANDS = {
  url: ["WebDriver:Navigate", {}],
  "execute/sync": ["WebDriver:ExecuteScript", { sandbox: "test" }],
  actions: ["WebDriver:PerformActions", {}],
  "window/rect": ["WebDriver:SetWindowRect", {}],
} as const;

type Message = [type: number, id: number, error?: { message: string }, result?: { value: unknown }];

/** Firefox's messages, each preceded by its length in bytes: one when it is ready, then one for each command. */
async function* messagesOf(socket: Socket): AsyncGenerator<Message, never> {
  let bytes = "";
  for await (const part of socket.setEncoding("latin1")) {
    bytes += part;
    const [start = "", length = ""] = /^(\d+):/.exec(bytes) ?? [];
    if (!start || bytes.length < start.length + Number(length)) continue;
    yield JSON.parse(Buffer.from(bytes.slice(start.length), "latin1").toString());
    bytes = "";
  }
  throw new Error("Firefox has ended");
}

/** Starts Firefox headless with a new profile, and sends WebDriver commands over a socket (Marionette). */
const open: EngineKind["open"] = async ({ script = true, without = [] }) => {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const settings = {
    "javascript.enabled": script,
    "marionette.port": 0,
    // No start page or dialog may cover the page.
    "browser.aboutwelcome.enabled": false,
    ...Object.fromEntries(without.map((feature) => [SWITCHES[feature]!, false])),
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const parameters = ["--headless", "--no-remote", "--profile", profile, "--marionette"];
  const browser = spawn(program!, parameters, { stdio: "ignore" });
  const ended = once(browser, "exit");
  const port = await until(`${program} does not start`, () =>
    readFileSync(join(profile, "MarionetteActivePort"), "utf8"),
  );
  const socket = connect(Number(port), "127.0.0.1");
  const messages = messagesOf(socket);
  // The message that Firefox is ready.
  await messages.next();
  let count = 0;
  const command = async (name: string, more: object) => {
    const text = JSON.stringify([0, (count += 1), name, more]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await messages.next()).value;
    if (error) throw new Error(`${name}: ${error.message}`);
    return result?.value;
  };
  await command("WebDriver:NewSession", {});
  const send: Send = (name, more) => {
    const [own, always] = COMMANDS[name];
    return command(own, { ...always, ...more }) as Promise<never>;
  };
  return engineOf(send, async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  });
};

export const firefox: EngineKind = {
  name: "Firefox",
  isInstalled: program !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
