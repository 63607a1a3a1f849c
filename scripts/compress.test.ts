import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compressedCopy, keepFile } from "./compress.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const text = Buffer.from("the same words again and again, ".repeat(50));

test("text gets a copy of the same content; nothing is compressed twice, nor made larger", async () => {
  expect(brotliDecompressSync((await compressedCopy("team.html", text))!)).toEqual(text);
  expect(await compressedCopy("font.woff2", text)).toBeUndefined();
  expect(await compressedCopy("tiny.txt", Buffer.from("a"))).toBeUndefined();
});

test.each<[string, boolean, Buffer, (file: string) => void]>([
  ["as it was", true, text, () => {}],
  ["with other words", false, Buffer.concat([text, text]), () => {}],
  ["with half a copy", false, text, (file) => truncateSync(`${file}.br`, 10)],
  ["with an empty copy", false, text, (file) => truncateSync(`${file}.br`, 0)],
  ["without a copy", false, text, (file) => rmSync(`${file}.br`)],
])("the next build keeps a file %s: %s", async (_, isKept, bytes, damage) => {
  const folder = temporaryFolder();
  const [previous, target] = ["previous", "next"].map((name) => join(folder, name, "team.html"));
  mkdirSync(dirname(previous!));
  writeFileSync(previous!, text);
  writeFileSync(`${previous}.br`, (await compressedCopy("team.html", text))!);
  damage(previous!);
  expect(await keepFile(previous!, target!, bytes)).toBe(isKept);
  for (const ending of ["", ".br"])
    if (isKept)
      expect(readFileSync(`${target}${ending}`)).toEqual(readFileSync(`${previous}${ending}`));
    else expect(existsSync(`${target}${ending}`)).toBe(false);
});
