import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressState } from "./address-state.ts";

let address: URL;
let entries: string[];
let refuse = false;
let goBack: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  address = new URL("https://example.test/base/list?word=old");
  entries = [address.search];
  refuse = false;
  goBack = undefined;
  const change = (keep: number) => (_state: unknown, _title: string, to: string) => {
    if (refuse) throw new DOMException("Too many calls", "SecurityError");
    address = new URL(to, address);
    entries = [...entries.slice(0, entries.length - keep), address.search];
  };
  vi.stubGlobal("location", {
    get search() {
      return address.search;
    },
    get pathname() {
      return address.pathname;
    },
  });
  vi.stubGlobal("history", { state: null, pushState: change(0), replaceState: change(1) });
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => (goBack = listener));
  vi.stubGlobal("removeEventListener", () => (goBack = undefined));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = () =>
  addressState(
    (params) => params.get("word") ?? "",
    (word) => (word ? `?word=${word}` : ""),
  );

test("push adds a step unless it is there, replace changes it, the default leaves a clean address", () => {
  const state = words();
  expect(state.get()).toBe("old");
  state.push("old");
  state.push("new");
  state.replace("newer");
  expect(state.get()).toBe("newer");
  expect(entries).toEqual(["?word=old", "?word=newer"]);
  state.push("");
  expect(address.href).toBe("https://example.test/base/list");
});

test("Back tells the listeners, until they leave", () => {
  const state = words();
  const listener = vi.fn();
  const leave = state.subscribe(listener);
  state.push("new");
  expect(listener).toHaveBeenCalledTimes(1);
  address = new URL("https://example.test/base/list?word=old");
  goBack?.();
  expect(state.get()).toBe("old");
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  expect(goBack).toBeUndefined();
});

test("a refused change is shown at once and written later, unless it is out of date", () => {
  const state = words();
  refuse = true;
  state.replace("typed");
  expect(state.get()).toBe("typed");
  refuse = false;
  vi.runAllTimers();
  expect(entries).toEqual(["?word=typed"]);
  refuse = true;
  state.replace("typed on");
  refuse = false;
  state.replace("typed to the end");
  vi.runAllTimers();
  expect(entries).toEqual(["?word=typed%20to%20the%20end"]);
});
