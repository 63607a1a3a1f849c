import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashOf, unlessUpToDate } from "./up-to-date.ts";

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "up-to-date-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name: string) => join(folder, name);
}

test("something is made again only after what it is made of has changed", async () => {
  const stamp = temporaryFolder()("stamp");
  const make = vi.fn(async () => {});
  expect(await unlessUpToDate(stamp, "one", make)).toBe(true);
  expect(await unlessUpToDate(stamp, "one", make)).toBe(false);
  expect(await unlessUpToDate(stamp, "two", make)).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what could not be made is tried again", async () => {
  const stamp = temporaryFolder()("stamp");
  await unlessUpToDate(stamp, "one", async () => {});
  const fails = () => unlessUpToDate(stamp, "two", () => Promise.reject(new Error("disk full")));
  await expect(fails()).rejects.toThrow("disk full");
  // What stood there before may be half overwritten.
  expect(await unlessUpToDate(stamp, "one", async () => {})).toBe(true);
});

test("the figure depends on what files are called, on what they hold and on the rest", () => {
  const file = temporaryFolder();
  writeFileSync(file("a"), "same");
  writeFileSync(file("b"), "same");
  const before = hashOf([file("a")], "here");
  expect(hashOf([file("a")], "here")).toBe(before);
  expect(hashOf([file("b")], "here")).not.toBe(before);
  expect(hashOf([file("a")], "there")).not.toBe(before);
  writeFileSync(file("a"), "other");
  expect(hashOf([file("a")], "here")).not.toBe(before);
});
