import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compressedCopies, rememberedCopies } from "./compress.ts";

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

const temporaryCache = () => {
  const cache = mkdtempSync(join(tmpdir(), "compressed-"));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  return cache;
};

test("copies are remembered by content", async () => {
  const cache = temporaryCache();
  const first = await rememberedCopies("a.svg", text, cache);
  expect(first).toEqual(await compressedCopies("a.svg", text));
  const [brotli = ""] = readdirSync(cache).filter((name) => name.endsWith(".br"));
  const remembered = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  expect(remembered).not.toEqual(first[0]?.bytes);
  writeFileSync(join(cache, brotli), remembered);
  const again = await rememberedCopies("b.svg", text, cache);
  expect(again[0]?.bytes).toEqual(remembered);
  const other = await rememberedCopies("a.svg", Buffer.concat([text, text]), cache);
  expect(other[0]?.bytes).not.toEqual(remembered);
});

test.each([
  [".br", (file: string) => truncateSync(file, 10)],
  [".gz", (file: string) => truncateSync(file, 10)],
  [".br", (file: string) => truncateSync(file, 0)],
  [".gz", (file: string) => rmSync(file)],
])("a remembered %s copy that was cut short or lost is made anew", async (ending, damage) => {
  const cache = temporaryCache();
  const whole = await rememberedCopies("a.svg", text, cache);
  const [name = ""] = readdirSync(cache).filter((file) => file.endsWith(ending));
  damage(join(cache, name));
  expect(await rememberedCopies("a.svg", text, cache)).toEqual(whole);
});
