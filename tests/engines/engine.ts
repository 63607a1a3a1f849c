/** What an engine can be told to lack, as older versions of it do. */
export type Feature = "anchors" | "scroll timelines" | "popovers";

export type EngineOptions = {
  /** Whether the browser runs the page's scripts; it does unless this is false. */
  script?: boolean;
  without?: readonly Feature[];
};

export type Key = "Tab" | "Escape" | "Enter";

/** A running browser with one window. Of the elements that a selector finds the first is meant. */
export type Engine = {
  /** Opens an address and waits until the page has loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Gives the page so many pixels of width; its height is about 900. */
  setWidth: (width: number) => Promise<unknown>;
  /** Waits until it can be clicked, and clicks it. */
  click: (selector: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /**
   * Runs a function in the page, also where the page's own scripts are off. It can use nothing from
   * outside itself but its argument, which must survive JSON, as must its result.
   */
  evaluate: Evaluate;
  close: () => Promise<unknown>;
};

export type Evaluate = <Result, Argument = undefined>(
  read: (root: Element, argument: Argument) => Result,
  argument?: Argument,
) => Promise<Result>;

/** An engine that may be installed. */
export type EngineKind = {
  name: string;
  isInstalled: boolean;
  canLack: readonly Feature[];
  open: (options: EngineOptions) => Promise<Engine>;
};
