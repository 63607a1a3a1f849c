import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressedCopies } from "./compress.ts";

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
