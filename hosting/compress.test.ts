import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("copies are remembered by content", async () => {
  const cache = mkdtempSync(join(tmpdir(), "compressed-"));
  const first = await rememberedCopies("a.svg", text, cache);
  expect(first).toEqual(await compressedCopies("a.svg", text));
  const [brotli = ""] = readdirSync(cache).filter((name) => name.endsWith(".br"));
  writeFileSync(join(cache, brotli), "remembered");
  const again = await rememberedCopies("b.svg", text, cache);
  expect(again[0]?.bytes.toString()).toBe("remembered");
  const other = await rememberedCopies("a.svg", Buffer.concat([text, text]), cache);
  expect(other[0]?.bytes.toString()).not.toBe("remembered");
  rmSync(cache, { recursive: true });
});
