import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { painted } from "./painted.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isDone = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
};

test("waits for the second frame: the first is still to be painted", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const promise = painted();
  frames.shift()!();
  expect(await isDone(promise)).toBe(false);
  frames.shift()!();
  expect(await isDone(promise)).toBe(true);
});

test("does not wait for ever where nothing is painted", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const promise = painted();
  expect(await isDone(promise)).toBe(false);
  vi.advanceTimersByTime(400);
  expect(await isDone(promise)).toBe(true);
});
