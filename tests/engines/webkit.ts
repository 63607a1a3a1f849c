import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, EngineKind, EngineOptions, Evaluate, Feature } from "./engine.ts";
import { webkit as programs } from "./programs.ts";
import { openSession } from "./web-driver.ts";

/** WebKit's own names for what can be switched off. */
const SWITCHES: Record<Feature, string> = {
  anchors: "CSSAnchorPositioning",
  "scroll timelines": "ScrollDrivenAnimations",
  popovers: "PopoverAttribute",
};

/** WebDriver's code points for keys without a character. */
const KEYS = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE006" } as const;

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** The toolbar would keep the window from getting as narrow as a telephone. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  const sheet = "window > box > box * { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), sheet);
  return folder;
}

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

function argumentsFor({ script = true, without = [] }: EngineOptions): string[] {
  return [
    "--automation",
    ...(script ? [] : ["--enable-javascript=false"]),
    ...(without.length > 0
      ? [`--features=${without.map((feature) => `-${SWITCHES[feature]}`).join(",")}`]
      : []),
  ];
}

async function open(options: EngineOptions): Promise<Engine> {
  const { driver, browser, screen } = programs!;
  const { display, stop } = await startScreen(screen);
  const settings = settingsFolder();
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, GDK_BACKEND: "x11" },
  });
  const end = () => {
    running.kill();
    stop();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, {
      "webkitgtk:browserOptions": { binary: browser, args: argumentsFor(options) },
    });
    return await drive(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function drive(
  { command, act }: Awaited<ReturnType<typeof openSession>>,
  end: () => void,
): Promise<Engine> {
  const evaluate = ((read: unknown, ...rest: unknown[]) =>
    command("POST", "/execute/sync", {
      script: `return (${String(read)}).apply(null, arguments)`,
      args: rest,
    })) as Evaluate;
  // The window has a toolbar too, and takes a moment to change.
  let toolbar = 0;
  const setViewport = async (width: number, height: number) => {
    const read = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await command("POST", "/window/rect", { width, height: height + toolbar });
      const end = Date.now() + 1000;
      let inner = await read();
      while (Date.now() < end && (inner.width !== width || inner.height !== height))
        inner = await read();
      if (inner.width === width && inner.height === height) return;
      toolbar += height - inner.height;
    }
    throw new Error(`No window of ${width} × ${height} to be had: ${JSON.stringify(await read())}`);
  };
  const keys = (values: string[]) =>
    act({
      type: "key",
      id: "keyboard",
      actions: values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  await setViewport(1440, 900);
  return {
    goto: async (url) => void (await command("POST", "/url", { url })),
    back: async () => void (await command("POST", "/back")),
    setViewport,
    click: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    wheel: async (deltaY) => {
      const { x, y } = await evaluate(() => ({ x: innerWidth >> 1, y: innerHeight >> 1 }));
      const turn = { type: "scroll", origin: "viewport", x, y, deltaX: 0, deltaY, duration: 0 };
      await act({ type: "wheel", id: "wheel", actions: [turn] });
    },
    press: (key) => keys([KEYS[key]]),
    type: (text) => keys([...text]),
    evaluate,
    close: async () => {
      await command("DELETE", "").catch(() => undefined);
      end();
    },
  };
}

export const webkit: EngineKind = {
  name: "WebKit",
  isInstalled: programs !== undefined,
  canLack: Object.keys(SWITCHES) as Feature[],
  open,
};
