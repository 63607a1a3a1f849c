import { setTimeout } from "node:timers/promises";

/** What an engine can be told to lack, as older versions of it do. */
export type Feature = "anchors" | "scroll timelines" | "popovers";

export type EngineOptions = {
  /** Whether the browser runs the page's scripts; it does unless this is false. */
  script?: boolean;
  without?: readonly Feature[];
};

/** What a browser's own protocol does. */
export type Protocol = {
  /** Opens an address and waits until the page has loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Gives the page so many pixels of width; its height is about 900. */
  setWidth: (width: number) => Promise<unknown>;
  /** Moves the mouse and presses keys, in the words of WebDriver, which its successor BiDi has kept. */
  perform: (actions: object[]) => Promise<unknown>;
  /**
   * Runs a function in the page, also where the page's own scripts are off. It can use nothing from
   * outside itself but its argument, which must survive JSON, as must its result.
   */
  evaluate: <Result, Argument = undefined>(
    read: (root: Element, argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  close: () => Promise<unknown>;
};

/** The code points that WebDriver has for keys without a letter. */
const KEYS = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007" };

/** A running browser with one window. Of the elements that a selector finds the first is meant. */
export type Engine = Protocol & {
  /** Waits until it can be clicked, and clicks it. */
  click: (selector: string) => Promise<unknown>;
  press: (key: keyof typeof KEYS) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
};

/** An engine that may be installed. */
export type EngineKind = {
  name: string;
  isInstalled: boolean;
  canLack: readonly Feature[];
  open: (options: EngineOptions) => Promise<Engine>;
};

/**
 * Tries again until nothing is thrown, for ten seconds.
 * @throws Error with the problem, and what was thrown last as its cause
 */
export async function until(problem: string, attempt: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (cause) {
      if (performance.now() > end) throw new Error(problem, { cause });
      await setTimeout(50);
    }
  }
}

/** A browser that can be used as a person does: mouse and keyboard are the same for each protocol. */
export function engineOf(protocol: Protocol): Engine {
  const { evaluate, perform } = protocol;
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
  const type = (text: string) =>
    perform([
      {
        type: "key",
        id: "keyboard",
        actions: [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ]);
  return {
    ...protocol,
    type,
    press: (key) => type(KEYS[key]),
    click: async (selector) => {
      let before: { x: number; y: number } | null = null;
      await until(`${selector} cannot be clicked`, async () => {
        const point = await middleOf(selector);
        const isAtRest = point && before?.x === point.x && before.y === point.y;
        before = point;
        if (!isAtRest) throw new Error(point ? "It moves" : "It is not there, or covered");
        const actions = [
          { type: "pointerMove", ...point },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        await perform([{ type: "pointer", id: "mouse", actions }]);
      });
    },
  };
}
