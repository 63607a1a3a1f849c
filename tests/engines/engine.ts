import { setTimeout } from "node:timers/promises";

/** What an engine can be told to lack, as older versions of it do. */
export type Feature = "anchors" | "scroll timelines";

export type EngineOptions = {
  /** Whether the browser runs the page's scripts; it does unless this is false. */
  script?: boolean;
  without?: readonly Feature[];
};

/**
 * Sends a command of the W3C's WebDriver, named as over HTTP.
 * @returns its value
 * @throws Error with the driver's own message
 */
export type Send = <Value>(
  command: "url" | "execute/sync" | "actions" | "window/rect",
  parameters: object,
) => Promise<Value>;

/** The code points that WebDriver has for keys without a letter. */
const KEYS = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007" };

/**
 * Tries again until nothing is thrown, for ten seconds.
 * @throws Error with the problem, and what was thrown last as its cause
 */
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

/** A browser with one window, used as a person does. Of the elements that a selector finds the first is meant. */
export function engineOf(send: Send, close: () => Promise<unknown>) {
  /**
   * Runs a function in the page, also where the page's own scripts are off. It can use nothing from outside itself but
   * its argument, which must survive JSON, as must its result.
   */
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
  /** The middle of an element that is in the window, if a click would reach it. */
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
    /** Gives the page so many pixels of width; its height is about 900. */
    setWidth: async (width: number) => {
      await send("window/rect", { width, height: 900 });
      await until(`The window does not get ${width} pixels wide`, async () => {
        if ((await evaluate(() => innerWidth)) !== width) throw new Error("not yet");
      });
    },
    /** Waits until it can be clicked, and clicks it. */
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

/** A page as a visitor has it before them, in a window of some width, at a path of this site. */
export type Visits = (path: string, width?: number) => Promise<ReturnType<typeof visitOf>>;

/** What an engine does, and questions that every journey asks of a page. */
function visitOf(engine: Omit<Engine, "close">) {
  const { evaluate } = engine;
  /** The texts of everything shown that the selector finds. */
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
    /** Path, query and fragment. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    box: (selector: string) =>
      evaluate((root, css) => {
        const { left, top, right, bottom } = root.querySelector(css)!.getBoundingClientRect();
        return { left, top, right, bottom };
      }, selector),
    /** Whether the element with the focus fits a selector. */
    hasFocus: (selector: string) =>
      evaluate((_, css) => document.activeElement?.matches(css) ?? false, selector),
  };
}

/** Visits to a site. @param addressOf where a path of it is */
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
