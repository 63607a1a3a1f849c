import { missingLetter } from "#app/pictures/share-fonts.ts";
import { LOST_LETTER, UNPRINTABLE } from "#app/lib/unprintable.ts";
import type { Source } from "../content.ts";
import type { Finding } from "../finding.ts";

type Problem = Pick<Finding, "message" | "mend">;

/** Signs without a mark of their own. Those that join letters (U+200C, U+200D) belong to Indian scripts. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const INVISIBLE_NAMES: Readonly<Record<string, string>> = {
  "\u00AD": "a hyphen that shows at the end of a line alone",
  "\u200B": "a blank without width",
  "\u2060": "a sign that forbids a line break",
  "\uFEFF": "the mark that begins a file",
};

/** The words on both sides of a sign. */
const around = (text: string, sign: string): string => {
  const at = text.indexOf(sign);
  return text
    .slice(Math.max(0, at - 12), at + 12)
    .replace(INVISIBLE, "·")
    .trim();
};

function textProblem(text: string): Problem | undefined {
  const [character] = text.match(UNPRINTABLE) ?? [];
  // The file reader reports these already.
  if (character !== undefined && !LOST_LETTER.test(character)) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return {
      message: `An invisible or broken character (U+${code}) stands in the text.`,
      mend: "Take it out, or type the words anew.",
    };
  }
  const [invisible] = text.match(INVISIBLE) ?? [];
  if (invisible !== undefined) {
    return {
      message: `A character that nobody sees stands in the text: ${INVISIBLE_NAMES[invisible] ?? "a sign of direction"}, beside "${around(text, invisible)}".`,
      mend: "Type these words anew: it often comes along when a text is pasted.",
    };
  }
  if (text.includes("]]>")) {
    return {
      message: "]]> would end the text of a feed early.",
      mend: "Put a space into it: ]] >.",
    };
  }
  return undefined;
}

/** Titles that share images cannot show whole. */
const titleFindings = ({ file, fields }: Source): Finding[] =>
  fields.values.flatMap(({ field, line, value }) => {
    const letter =
      field === "title" && typeof value === "string" ? missingLetter(value) : undefined;
    if (letter === undefined) return [];
    const message = `The picture that goes with links to this page cannot show "${letter}".`;
    return [
      { severity: "warning", file, field, line, message, mend: "Write it with other letters." },
    ];
  });

/** Characters and signs that would break a feed or a search, and letters that share images lack. */
export const characterFindings = (sources: Source[]): Finding[] => [
  ...sources.flatMap(titleFindings),
  ...sources.flatMap(({ file, fields, body }) =>
    [
      ...fields.values.map(({ field, line, value }) => ({ field, line, text: value })),
      ...(body?.text ?? "")
        .split("\n")
        .map((text, index) => ({ line: index + (body?.line ?? 1), text })),
    ].flatMap(({ text, ...location }) => {
      const problem = typeof text === "string" ? textProblem(text) : undefined;
      return problem ? [{ severity: "error" as const, file, ...location, ...problem }] : [];
    }),
  ),
];
