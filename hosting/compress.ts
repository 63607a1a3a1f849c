import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import { writeWhole } from "#app/lib/write-whole.server.ts";
import { endingOf, isCompressible } from "./content-types.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A compressed copy of a file: `.br` or `.gz`, and its bytes. */
export type CompressedCopy = { ending: ".br" | ".gz"; bytes: Buffer };

/** Compressed copies of a file, as small as they get; none where compressing gains nothing. */
export async function compressedCopies(file: string, bytes: Buffer): Promise<CompressedCopy[]> {
  if (!isCompressible(endingOf(file))) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const copies: CompressedCopy[] = [{ ending: ".br", bytes: await brotli(bytes, { params }) }];
  // Drawings are fetched by browsers alone, all of which take Brotli.
  if (endingOf(file) !== "svg")
    copies.push({ ending: ".gz", bytes: await gz(bytes, { level: 9 }) });
  return copies.filter((copy) => copy.bytes.length < bytes.length);
}

const DECOMPRESS = { ".br": brotliDecompressSync, ".gz": gunzipSync };

/** Whether a remembered copy holds these bytes: a full disk or a crash may have cut it short. */
function isCopyOf(bytes: Buffer, copy: CompressedCopy): boolean {
  try {
    return DECOMPRESS[copy.ending](copy.bytes).equals(bytes);
  } catch {
    return false;
  }
}

/**
 * Keeps a file that has not changed, and its copies, as another name of what lies in the folder before.
 * @returns whether it could be kept
 */
export function keepFile(previous: string, target: string, bytes: Buffer): boolean {
  if (!existsSync(previous) || !readFileSync(previous).equals(bytes)) return false;
  const copies = ([".br", ".gz"] as const).filter((ending) => existsSync(`${previous}${ending}`));
  if (!copies.every((ending) => isCopyOf(bytes, { ending, bytes: readFileSync(`${previous}${ending}`) })))
    return false;
  mkdirSync(dirname(target), { recursive: true });
  for (const ending of ["", ...copies]) linkSync(`${previous}${ending}`, `${target}${ending}`);
  return true;
}

/**
 * The same, remembered from build to build: the best compression takes long, and drawings seldom change.
 * @param cache a folder for the copies, named by the content they are made of
 */
export async function rememberedCopies(
  file: string,
  bytes: Buffer,
  cache: string,
): Promise<CompressedCopy[]> {
  const key = join(cache, createHash("sha256").update(bytes).digest("hex"));
  const known = ([".br", ".gz"] as const)
    .filter((ending) => existsSync(`${key}${ending}`))
    .map((ending) => ({ ending, bytes: readFileSync(`${key}${ending}`) }));
  if (known.length === 2 && known.every((copy) => isCopyOf(bytes, copy))) return known;
  const copies = await compressedCopies(file, bytes);
  for (const copy of copies) writeWhole(`${key}${copy.ending}`, copy.bytes);
  return copies;
}
