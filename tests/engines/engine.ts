import { setTimeout } from "node:timers/promises";

/** Features that can be switched off, to imitate older versions. */
export type Feature = "anchors" | "scroll timelines";

export type EngineOptions = {
  /** Whether the browser runs the page's scripts; by default it does. */
  script?: boolean;
  without?: readonly Feature[];
};

/** Sends a W3C WebDriver command, as its HTTP interface names it. @returns its value @throws Error of the driver */
export type Send = <Value>(
  command: "url" | "execute/sync" | "actions" | "window/rect",
  parameters: object,
) => Promise<Value>;

/** WebDriver's code points of keys without a letter. */
const KEYS = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007" };

/** Retries for ten seconds until nothing is thrown. @throws Error with the problem, and the last error as its cause */
export async function until<Value>(
  problem: string,
  attempt: () => Value | Promise<Value>,
): Promise<Value> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (performance.now() > end) throw new Error(problem, { cause });
      await setTimeout(50);
    }
  }
}

/** A browser with one window. Selectors mean their first element. */
export function engineOf(send: Send, close: () => Promise<unknown>) {
  /** Runs a function in the page, even if its scripts are off. It knows its argument alone; that and its result are JSON. */
  const evaluate = <Result, Argument = undefined>(
    read: (root: Element, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> =>
    send("execute/sync", {
      script: `return (${String(read)})(document.documentElement, arguments[0])`,
      args: [argument ?? null],
    });
  const perform = (type: "key" | "pointer", actions: object[]) =>
    send("actions", { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    perform(
      "key",
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  /** The middle of an element in the viewport, if a click would reach it. */
  const middleOf = (selector: string) =>
    evaluate((root, css) => {
      const element = root.querySelector(css);
      element?.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return element && hit && element.contains(hit) ? { x, y } : null;
    }, selector);
  return {
    evaluate,
    close,
    type,
    press: (key: keyof typeof KEYS) => type(KEYS[key]),
    /** Opens an address and waits until the page has loaded. */
    goto: (url: string) => send("url", { url }),
    /** Sets the viewport's width in pixels; its height is about 900. */
    setWidth: async (width: number) => {
      await send("window/rect", { width, height: 900 });
      await until(`The window does not get ${width} pixels wide`, async () => {
        if ((await evaluate(() => innerWidth)) !== width) throw new Error("not yet");
      });
    },
    /** Waits until an element can be clicked, and clicks it. */
    click: async (selector: string) => {
      let before: { x: number; y: number } | null = null;
      await until(`${selector} cannot be clicked`, async () => {
        const point = await middleOf(selector);
        const isAtRest = point && before?.x === point.x && before.y === point.y;
        before = point;
        if (!isAtRest) throw new Error(point ? "It moves" : "It is not there, or covered");
        await perform("pointer", [
          { type: "pointerMove", ...point },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]);
      });
    },
  };
}
export type Engine = ReturnType<typeof engineOf>;

export type Visits = (path: string, width?: number) => Promise<ReturnType<typeof visitOf>>;

/** An engine's commands, and the queries that journeys share. */
function visitOf(engine: Omit<Engine, "close">) {
  const { evaluate } = engine;
  const shown = (selector: string) =>
    evaluate(
      (root, css) =>
        [...root.querySelectorAll(css)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.textContent.trim()),
      selector,
    );
  return {
    ...engine,
    shown,
    count: async (selector: string) => (await shown(selector)).length,
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    box: (selector: string) =>
      evaluate((root, css) => {
        const { left, top, right, bottom } = root.querySelector(css)!.getBoundingClientRect();
        return { left, top, right, bottom };
      }, selector),
    hasFocus: (selector: string) =>
      evaluate((_, css) => document.activeElement?.matches(css) ?? false, selector),
  };
}

/** Visits to a site. @param addressOf gives the address of a path */
export const visitsOf =
  (engine: Omit<Engine, "close">, addressOf: (path: string) => string): Visits =>
  async (path, width = 1440) => {
    await engine.setWidth(width);
    await engine.goto(addressOf(path));
    return visitOf(engine);
  };

/** An engine that may be installed. */
export type EngineKind = {
  name: string;
  isInstalled: boolean;
  canLack: readonly Feature[];
  open: (options: EngineOptions) => Promise<Engine>;
};
