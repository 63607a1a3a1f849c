import { beforeEach, expect, test, vi } from "vitest";
import { addressState } from "./address-state.ts";

// Browser tests cover Back and addresses without a query (`lists.spec.ts`, `blog.spec.ts`).
let entries: string[];
let refuse = false;

beforeEach(() => {
  vi.useFakeTimers();
  const address = new URL("https://example.test/base/list?word=old");
  entries = [address.search];
  const change = (keep: number) => (_state: unknown, _title: string, to: string) => {
    if (refuse) throw new DOMException("Too many calls", "SecurityError");
    address.search = new URL(to, address).search;
    entries = [...entries.slice(0, entries.length - keep), address.search];
  };
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", { state: null, pushState: change(0), replaceState: change(1) });
});

const words = () =>
  addressState(
    (params) => params.get("word") ?? "",
    (word) => `?word=${word}`,
  );

test("what the address says already adds no step", () => {
  const state = words();
  state.push("old");
  state.push("new");
  expect(entries).toEqual(["?word=old", "?word=new"]);
});

test("a refused change is shown at once and written later, unless it is out of date", () => {
  const state = words();
  refuse = true;
  state.replace("typed");
  expect(state.get()).toBe("typed");
  vi.advanceTimersByTime(1000);
  refuse = false;
  vi.runAllTimers();
  expect(entries).toEqual(["?word=typed"]);
  refuse = true;
  state.replace("typed on");
  refuse = false;
  state.replace("typed to the end");
  vi.runAllTimers();
  expect(entries).toEqual(["?word=typed%20to%20the%20end"]);
  // Back leads to another history entry, which keeps its own address.
  let goBack = () => {};
  vi.stubGlobal("addEventListener", (_: string, follow: () => void) => (goBack = follow));
  state.subscribe(() => {});
  refuse = true;
  state.replace("left behind");
  refuse = false;
  goBack();
  vi.runAllTimers();
  expect(entries).toEqual(["?word=typed%20to%20the%20end"]);
});
