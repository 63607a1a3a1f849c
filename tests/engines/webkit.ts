import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { freePort, untilListening } from "../../scripts/deploy/caddy.ts";
import { engineOf, type EngineKind, type EngineOptions, type Feature } from "./engine.ts";
import { inPath } from "../in-path.ts";

/**
 * WebKitGTK: its driver, a virtual screen, and its MiniBrowser, which distributions put into differently named folders
 * outside the path; undefined if one is missing.
 */
export function findWebkit() {
  const driver = inPath("WebKitWebDriver");
  const [browser] = globSync("/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser");
  const screen = inPath("Xvfb");
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

const programs = findWebkit();

const SWITCHES: Record<Feature, string> = {
  anchors: "CSSAnchorPositioning",
  "scroll timelines": "ScrollDrivenAnimations",
};

/**
 * A virtual screen. It chooses its number and writes it to a given descriptor. Its pointer rests in the middle, and
 * only a window under the pointer has the focus, so the screen is narrower than any window.
 */
async function startScreen(program: string) {
  const screen = spawn(program, ["-displayfd", "1", "-screen", "0", "640x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((known, failed) => {
    screen.stdout.once("data", (data: Buffer) => known(`:${data.toString().trim()}`));
    screen.once("exit", () => failed(new Error(`${program} did not start`)));
  });
  return { display, screen };
}

const argumentsFor = ({ script = true, without = [] }: EngineOptions): string[] => [
  "--automation",
  `--enable-javascript=${script}`,
  ...(without.length > 0
    ? [`--features=${without.map((feature) => `-${SWITCHES[feature]}`).join(",")}`]
    : []),
];

/** Sends a W3C WebDriver command: JSON over HTTP. @throws Error with the driver's message */
async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.message}`);
  return value;
}

const open: EngineKind["open"] = async (options) => {
  const { driver: program, browser: binary, screen: screenProgram } = programs!;
  const { display, screen } = await startScreen(screenProgram);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  await untilListening(port, driver);
  const address = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await command<{ sessionId: string }>("POST", address, {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: argumentsFor(options) },
      },
    },
  });
  const session = `${address}/${sessionId}`;
  return engineOf(
    (name, parameters) => command("POST", `${session}/${name}`, parameters),
    async () => {
      await command("DELETE", session);
      driver.kill();
      screen.kill();
    },
  );
};

export const webkit: EngineKind = {
  name: "WebKit",
  isInstalled: programs !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
