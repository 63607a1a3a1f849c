import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hashOf, unlessUpToDate } from "./up-to-date.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

function folderPaths() {
  const folder = temporaryFolder();
  return (name: string) => join(folder, name);
}

const none = () => [];

test("something is made again only after what it is made of has changed", async () => {
  const stamp = folderPaths()("stamp");
  const make = vi.fn(async () => {});
  expect(await unlessUpToDate(stamp, "one", none, make)).toBe(true);
  expect(await unlessUpToDate(stamp, "one", none, make)).toBe(false);
  expect(await unlessUpToDate(stamp, "two", none, make)).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what was cut short or is gone is made again", async () => {
  const at = folderPaths();
  const make = async () => writeFileSync(at("made"), "whole");
  const build = () => unlessUpToDate(at("stamp"), "one", () => [at("made")], make);
  expect([await build(), await build()]).toEqual([true, false]);
  writeFileSync(at("made"), "wh");
  expect([await build(), await build()]).toEqual([true, false]);
  rmSync(at("made"));
  expect([await build(), await build()]).toEqual([true, false]);
});

test("what could not be made is tried again", async () => {
  const stamp = folderPaths()("stamp");
  await unlessUpToDate(stamp, "one", none, async () => {});
  const fails = () =>
    unlessUpToDate(stamp, "two", none, () => Promise.reject(new Error("disk full")));
  await expect(fails()).rejects.toThrow("disk full");
  // What stood there before may be half overwritten.
  expect(await unlessUpToDate(stamp, "one", none, async () => {})).toBe(true);
});

test("the figure depends on what files are called, on what they hold and on the rest", () => {
  const file = folderPaths();
  writeFileSync(file("a"), "same");
  writeFileSync(file("b"), "same");
  const before = hashOf([file("a")], "here");
  expect(hashOf([file("a")], "here")).toBe(before);
  expect(hashOf([file("b")], "here")).not.toBe(before);
  expect(hashOf([file("a")], "there")).not.toBe(before);
  writeFileSync(file("a"), "other");
  expect(hashOf([file("a")], "here")).not.toBe(before);
});
