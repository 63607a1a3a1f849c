import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endingOf, isCompressible } from "./content-types.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A compressed copy of a file: `.br` or `.gz`, and its bytes. */
export type CompressedCopy = { ending: ".br" | ".gz"; bytes: Buffer };

/** Compressed copies of a file, as small as they get; none where compressing gains nothing. */
export async function compressedCopies(file: string, bytes: Buffer): Promise<CompressedCopy[]> {
  if (!isCompressible(endingOf(file))) return [];
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const copies: CompressedCopy[] = [
    { ending: ".br", bytes: await brotli(bytes, { params: parameters }) },
    { ending: ".gz", bytes: await gz(bytes, { level: 9 }) },
  ];
  return copies.filter((copy) => copy.bytes.length < bytes.length);
}
