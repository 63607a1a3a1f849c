import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compressedCopies, keepFile } from "./compress.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const text = Buffer.from("the same words again and again, ".repeat(50));

test("text gets a Brotli and a gzip copy of the same content", async () => {
  const [brotli, gzip] = await compressedCopies("team.html", text);
  expect([brotli!.ending, gzip!.ending]).toEqual([".br", ".gz"]);
  expect(brotliDecompressSync(brotli!.bytes)).toEqual(text);
  expect(gunzipSync(gzip!.bytes)).toEqual(text);
  expect(brotli!.bytes.length).toBeLessThan(gzip!.bytes.length);
});

test("nothing is compressed twice, nor made larger", async () => {
  expect(await compressedCopies("font.woff2", text)).toEqual([]);
  expect(await compressedCopies("share.png", text)).toEqual([]);
  expect(await compressedCopies("tiny.txt", Buffer.from("a"))).toEqual([]);
});

/** A file with its copies as a build left them, and where the next build puts it. */
async function builtFile(name: string) {
  const folder = temporaryFolder();
  const [previous, target] = [join(folder, "previous", name), join(folder, "next", name)];
  mkdirSync(dirname(previous));
  writeFileSync(previous, text);
  for (const { ending, bytes } of await compressedCopies(name, text))
    writeFileSync(`${previous}${ending}`, bytes);
  return { previous, target };
}

test("a file that has not changed is kept with its copies and their dates", async () => {
  const { previous, target } = await builtFile("team.html");
  utimesSync(`${previous}.br`, 1000, 1000);
  expect(await keepFile(previous, target, text)).toBe(true);
  for (const ending of ["", ".br", ".gz"])
    expect(readFileSync(`${target}${ending}`)).toEqual(readFileSync(`${previous}${ending}`));
  expect(statSync(`${target}.br`).mtimeMs).toBe(1_000_000);
});

test("a file that has changed is not kept", async () => {
  const { previous, target } = await builtFile("team.html");
  expect(await keepFile(previous, target, Buffer.concat([text, text]))).toBe(false);
  expect(existsSync(target)).toBe(false);
});

test.each([
  [".br", (file: string) => truncateSync(file, 10)],
  [".gz", (file: string) => truncateSync(file, 10)],
  [".br", (file: string) => truncateSync(file, 0)],
  [".gz", (file: string) => rmSync(file)],
])("a file whose %s copy was cut short or lost is made anew", async (ending, damage) => {
  const { previous, target } = await builtFile("team.html");
  damage(`${previous}${ending}`);
  expect(await keepFile(previous, target, text)).toBe(false);
});

test("a drawing, which browsers alone fetch, has a Brotli copy and no other", async () => {
  expect((await compressedCopies("a.svg", text)).map(({ ending }) => ending)).toEqual([".br"]);
});
