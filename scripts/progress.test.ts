import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progressOf } from "./progress.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Has a hundred tasks done, one each second. @returns what was written */
function hundredSeconds(isTTY: boolean): string[] {
  const written: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    written.push(String(chunk));
    done();
  };
  const output = Object.assign(new Writable({ write }), { isTTY }) as NodeJS.WriteStream;
  const done = progressOf("pages", output)(100);
  for (let task = 0; task < 100; task += 1) {
    vi.advanceTimersByTime(1000);
    done();
  }
  return written;
}

test("a log says every ten seconds how far the build has come and how long it will take", () => {
  const lines = hundredSeconds(false);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toMatch(/^pages +10 of 100, 90 s left\n$|^pages +10 of 100, 2 min left\n$/);
  expect(lines.at(-1)).toMatch(/ 90 of 100, 10 s left\n$/);
});

test("a terminal has one line, written over", () => {
  const states = hundredSeconds(true);
  expect(states).toHaveLength(99);
  expect(states.every((state) => state.startsWith("\r") && !state.includes("\n"))).toBe(true);
});
