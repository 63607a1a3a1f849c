/** What an engine can be told to lack, as older versions of it do. */
export type Feature = "anchors" | "scroll timelines" | "popovers";

export type EngineOptions = {
  /** Whether the browser runs the page's scripts; it does unless this is false. */
  script?: boolean;
  without?: readonly Feature[];
};

export type Key = "Tab" | "Escape" | "Enter";

/** A running browser with one window, told what to do as a visitor's hands do it. */
export type Engine = {
  /** Opens an address and waits until the page has loaded. */
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  setViewport: (width: number, height: number) => Promise<void>;
  /** Points, presses and lets go; in pixels of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the wheel over the middle of the window. */
  wheel: (pixels: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Runs a function in the page, also where the page's own scripts are off. It can use nothing from
   * outside itself but its argument, which must survive JSON, as must its result.
   */
  evaluate: Evaluate;
  close: () => Promise<void>;
};

export type Evaluate = <Result, Argument = undefined>(
  read: (argument: Argument) => Result,
  ...argument: Argument extends undefined ? [] : [Argument]
) => Promise<Result>;

/** An engine that may be installed. */
export type EngineKind = {
  name: string;
  isInstalled: boolean;
  canLack: readonly Feature[];
  open: (options: EngineOptions) => Promise<Engine>;
};
