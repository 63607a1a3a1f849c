import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { endingOf, isCompressible } from "#hosting/content-types.ts";

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Brotli's second-best quality for pages: the best would save 2 % and cost thirteen seconds of CPU time. The best for
 * all else, for two seconds: the search index is 1.4 kB smaller.
 */
const qualityOf = (file: string): number => (endingOf(file) === "html" ? 10 : 11);

/**
 * The `.br` copy stored beside a file. Every browser accepts Brotli; for other programs, servers compress themselves.
 * @returns undefined if compressing saves nothing
 */
export async function compressedCopy(file: string, bytes: Buffer): Promise<Buffer | undefined> {
  if (!isCompressible(endingOf(file))) return undefined;
  const copy = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return copy.length < bytes.length ? copy : undefined;
}

/**
 * Keeps an unchanged file and its copy under another name.
 * @param previous the file of the last build
 * @returns whether that worked; not if its copy is missing, or was truncated by a full disk or a crash
 */
export async function keepFile(previous: string, target: string, bytes: Buffer): Promise<boolean> {
  if (!existsSync(previous) || !readFileSync(previous).equals(bytes)) return false;
  const endings = isCompressible(endingOf(target)) ? ["", ".br"] : [""];
  if (endings.includes(".br")) {
    const copy = existsSync(`${previous}.br`) ? readFileSync(`${previous}.br`) : Buffer.of();
    const held = await decompress(copy).catch(() => undefined);
    if (!held?.equals(bytes)) return false;
  }
  mkdirSync(dirname(target), { recursive: true });
  for (const ending of endings) linkSync(`${previous}${ending}`, `${target}${ending}`);
  return true;
}
