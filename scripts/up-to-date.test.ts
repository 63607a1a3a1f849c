import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unlessUpToDate } from "./up-to-date.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("something is made again after what it is made of has changed, or it was cut short, or is gone", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const make = async () => writeFileSync(at("made"), "whole");
  const build = (hash = "one") => unlessUpToDate(at("stamp"), hash, () => [at("made")], make);
  expect([await build(), await build()]).toEqual([true, false]);
  writeFileSync(at("made"), "wh");
  expect([await build(), await build()]).toEqual([true, false]);
  rmSync(at("made"));
  expect([await build(), await build()]).toEqual([true, false]);
  expect([await build("two"), await build("two")]).toEqual([true, false]);
  const failing = unlessUpToDate(
    at("stamp"),
    "three",
    () => [at("made")],
    () => Promise.reject(new Error("disk full")),
  );
  await expect(failing).rejects.toThrow("disk full");
  // The previous output may be partly overwritten.
  expect(await build("two")).toBe(true);
});
