import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { endingOf, isCompressible } from "./content-types.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * The best quality but one: 11 takes more than twice as long, for pages that are 1.8 % smaller and drawings that are no
 * smaller at all.
 */
const QUALITY = 10;

/** The two forms that a file is stored in besides its own. */
const FORMS = {
  ".br": {
    compress: (bytes: Buffer) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    decompress: promisify(brotliDecompress),
  },
  ".gz": {
    compress: (bytes: Buffer) => gz(bytes, { level: 9 }),
    decompress: promisify(gunzip),
  },
};
type Ending = keyof typeof FORMS;

/** Drawings are fetched by browsers alone, all of which take Brotli; pages and feeds by other programs, too. */
function endingsFor(file: string): Ending[] {
  const ending = endingOf(file);
  if (!isCompressible(ending)) return [];
  return ending === "svg" ? [".br"] : [".br", ".gz"];
}

/** Compressed copies of a file, as small as they get; none where compressing gains nothing. */
export async function compressedCopies(
  file: string,
  bytes: Buffer,
): Promise<{ ending: Ending; bytes: Buffer }[]> {
  const copies = endingsFor(file).map(async (ending) => ({
    ending,
    bytes: await FORMS[ending].compress(bytes),
  }));
  return (await Promise.all(copies)).filter((copy) => copy.bytes.length < bytes.length);
}

/**
 * Keeps a file that has not changed, and its copies, under another name.
 * @param previous the file as the last build left it
 * @returns whether it could be kept; not where a copy is missing, or was cut short by a full disk or a crash
 */
export async function keepFile(previous: string, target: string, bytes: Buffer): Promise<boolean> {
  if (!existsSync(previous) || !readFileSync(previous).equals(bytes)) return false;
  const endings = endingsFor(target);
  for (const ending of endings) {
    const copy = `${previous}${ending}`;
    if (!existsSync(copy)) return false;
    const held = await FORMS[ending].decompress(readFileSync(copy)).catch(() => undefined);
    if (!held?.equals(bytes)) return false;
  }
  mkdirSync(dirname(target), { recursive: true });
  for (const ending of ["", ...endings]) linkSync(`${previous}${ending}`, `${target}${ending}`);
  return true;
}
