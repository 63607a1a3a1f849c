import { readText } from "#app/collections/reader/content-file.server.ts";
import { codeOf, INVISIBLE, LOST_LETTER, UNPRINTABLE } from "#app/lib/unprintable.ts";
import type { Source } from "../content.ts";
import { finding, type Finding } from "../findings.ts";

/** Bidirectional controls: with them an editor shows other words, or another number, than the file contains. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/;

const NAMES: Record<string, string> = {
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u200C": "zero-width non-joiner",
  "\u200D": "zero-width joiner",
  "\u200E": "left-to-right mark",
  "\u200F": "right-to-left mark",
  "\u202D": "left-to-right override",
  "\u202E": "right-to-left override",
  "\u2060": "word joiner",
  "\uFEFF": "byte-order mark",
};

const told = (sign: string) => codeOf(sign) + (NAMES[sign] ? ` (${NAMES[sign]})` : "");

/** Invisible characters, line by line. The reader removes them; it refuses text in a wrong encoding. */
export const invisibleFindings = (sources: Source[]): Finding[] =>
  sources.flatMap(({ file, path, fields }) =>
    readText(path)
      .split(/\r?\n/)
      .flatMap((text, index): Finding[] => {
        const found = [UNPRINTABLE, INVISIBLE].flatMap((signs) => text.match(signs) ?? []);
        if (found.length === 0 || LOST_LETTER.test(text)) return [];
        const line = index + 1;
        const place = {
          file,
          line,
          field: fields.values.find((value) => value.line === line)?.field,
        };
        const signs = [...new Set(found)].map(told).join(", ");
        return [
          found.some((sign) => TURNS.test(sign))
            ? finding(
                place,
                "error",
                `These words are stored in another order than you see: they hold ${signs}.`,
                "Delete the whole of them and type them anew. The site leaves these characters out.",
              )
            : finding(
                place,
                "warning",
                `Among these words stands what nobody sees: ${signs}. The site leaves it out.`,
                "It came along when they were pasted, and does no harm; typed anew, they are without it.",
              ),
        ];
      }),
  );
