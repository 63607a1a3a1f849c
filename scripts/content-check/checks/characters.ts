import { LOST_LETTER, UNPRINTABLE } from "#app/lib/unprintable.ts";
import type { Source } from "../content.ts";
import type { Finding } from "../finding.ts";

type Problem = Pick<Finding, "message" | "mend">;

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
  if (text.includes("]]>")) {
    return {
      message: "]]> would end the text of a feed early.",
      mend: "Put a space into it: ]] >.",
    };
  }
  return undefined;
}

/** Characters and signs that would break a feed. */
export const characterFindings = (sources: Source[]): Finding[] =>
  sources.flatMap(({ file, fields, body }) =>
    [
      ...fields.values.map(({ field, line, value }) => ({ field, line, text: value })),
      ...(body?.text ?? "")
        .split("\n")
        .map((text, index) => ({ line: index + (body?.line ?? 1), text })),
    ].flatMap(({ text, ...location }) => {
      const problem = typeof text === "string" ? textProblem(text) : undefined;
      return problem ? [{ severity: "error" as const, file, ...location, ...problem }] : [];
    }),
  );
