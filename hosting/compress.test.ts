import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compressedCopies, keepFile } from "./compress.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const text = Buffer.from("the same words again and again, ".repeat(50));

test("text gets a Brotli and a gzip copy of the same content", async () => {
  const [brotli, gzip] = await compressedCopies("team.html", text);
  expect(brotliDecompressSync(brotli!.bytes)).toEqual(text);
  expect(gunzipSync(gzip!.bytes)).toEqual(text);
  expect(brotli!.bytes.length).toBeLessThan(gzip!.bytes.length);
});

test.each([
  ["team.html", text, [".br", ".gz"]],
  // Browsers alone fetch drawings.
  ["a.svg", text, [".br"]],
  ["font.woff2", text, []],
  ["share.png", text, []],
  ["tiny.txt", Buffer.from("a"), []],
])("nothing is compressed twice, nor made larger: %s", async (name, bytes, endings) => {
  expect((await compressedCopies(name, bytes)).map(({ ending }) => ending)).toEqual(endings);
});

test.each<[string, boolean, Buffer, (file: string) => void]>([
  ["as it was", true, text, () => {}],
  ["with other words", false, Buffer.concat([text, text]), () => {}],
  ["with half a copy", false, text, (file) => truncateSync(`${file}.br`, 10)],
  ["with half another copy", false, text, (file) => truncateSync(`${file}.gz`, 10)],
  ["with an empty copy", false, text, (file) => truncateSync(`${file}.br`, 0)],
  ["without a copy", false, text, (file) => rmSync(`${file}.gz`)],
])("the next build keeps a file %s: %s", async (_, isKept, bytes, damage) => {
  const folder = temporaryFolder();
  const [previous, target] = ["previous", "next"].map((name) => join(folder, name, "team.html"));
  mkdirSync(dirname(previous!));
  writeFileSync(previous!, text);
  for (const copy of await compressedCopies("team.html", text))
    writeFileSync(`${previous}${copy.ending}`, copy.bytes);
  damage(previous!);
  expect(await keepFile(previous!, target!, bytes)).toBe(isKept);
  for (const ending of ["", ".br", ".gz"])
    if (isKept)
      expect(readFileSync(`${target}${ending}`)).toEqual(readFileSync(`${previous}${ending}`));
    else expect(existsSync(`${target}${ending}`)).toBe(false);
});
