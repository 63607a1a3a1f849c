import { isScalar, visit, type Document, type YAMLError } from "yaml";
import { codeOf, UNPRINTABLE } from "#app/lib/unprintable.ts";
import type { ContentProblem } from "./content-error.ts";

const QUOTE =
  "A value that contains a colon and a space, or begins with a sign such as [ { # & * @ or a quotation mark, stands in straight quotation marks.";
const INDENT =
  "Spaces at the start of a line say what it belongs to: begin it exactly below the line above, or below the other lines of its list.";

/** Non-breaking and other special spaces, and invisible characters. */
const HIDDEN = "[\\u00A0\\u2000-\\u200D\\u2060\\u3000\\uFEFF]";
/** One of these characters where YAML's syntax depends on it: before a key, at its end, or after its colon. */
const HIDDEN_IN_FORM = new RegExp(`^[ -]*(?:[\\w-]+:?)?${HIDDEN}`);

const hidden = (line: number): ContentProblem => ({
  message: "A blank of this line is no plain space, though it looks like one or like nothing.",
  line,
  mend: "Take out the blanks at the start of the line and around the colon, and type spaces there anew.",
});

const MISPLACED = "The line does not begin where its neighbours do.";

/** Where the parser failed, with access to all lines, and its message. */
type Seen = { line: number; at: (line: number) => string; lines: string[]; message: string };
type Told = ContentProblem | undefined;

const misplaced = ({ line }: Seen): Told => ({ message: MISPLACED, line, mend: INDENT });

/** Explanations by the parser's error code; undefined where they would say no more than the parser does. */
const BY_CODE: Partial<Record<YAMLError["code"], (seen: Seen) => Told>> = {
  TAB_AS_INDENT: ({ line }) => ({
    message: "The line begins with a tab.",
    line,
    mend: "Put spaces in its place, as many as in the line above.",
  }),
  BLOCK_AS_IMPLICIT_KEY(seen) {
    const { line, at } = seen;
    if (/:\s+[“‘]/.test(at(line))) {
      const message = "Curly quotation marks stand around a value with a colon in it.";
      return { message, line, mend: QUOTE };
    }
    if (/:\s.*:(?:\s|$)/.test(at(line)))
      return { message: "The value has a colon in it.", line, mend: QUOTE };
    if (/^\s+[\w-]+:(?:\s|$)/.test(at(line + 1)))
      return { message: "The line begins too far to the right.", line: line + 1, mend: INDENT };
    return misplaced(seen);
  },
  DUPLICATE_KEY({ line, at }) {
    const [, name = ""] = /^[\s-]*([^:]+):/.exec(at(line)) ?? [];
    const mend = "Take one of the two out.";
    return { message: `The field "${name}" stands here twice.`, line, mend };
  },
  MULTILINE_IMPLICIT_KEY: ({ line }) => ({
    message: "After the name of the field a colon and a space are missing.",
    line,
    mend: "A field is written `name: value`.",
  }),
  MISSING_CHAR(seen) {
    const { line, at, lines, message } = seen;
    if (message.startsWith("Missing closing")) {
      const opened = lines.findIndex((one) => /:\s+(?:"[^"]*|'[^']*)$/.test(one));
      return {
        message: "A quotation mark is opened and never closed.",
        line: opened < 0 ? line : opened + 1,
        mend: "End the value with the same mark; one within it is written twice ('') or \\\".",
      };
    }
    if (!/^\s*[\w-]+:\S/.test(at(line))) return misplaced(seen);
    return { message: "After the colon a space is missing.", line, mend: "Write `name: value`." };
  },
  MULTIPLE_DOCS: ({ line }) => ({
    message: "A line of three dashes (---) stands among the fields.",
    line,
    mend: "Take it out: a file whose name ends in .yaml has no such lines.",
  }),
  BAD_INDENT: (seen) => (seen.message.startsWith("Flow") ? undefined : misplaced(seen)),
  UNEXPECTED_TOKEN({ line, at }) {
    if (/^\s/.test(at(1)))
      return { message: "The first field does not begin at the margin.", line: 1, mend: INDENT };
    if (/[:-] +'[^']*'\w/.test(at(line))) {
      const message = "Within single quotation marks an apostrophe ends the value.";
      return { message, line, mend: "Put double quotation marks around it instead." };
    }
    if (!/[:-] +["']/.test(at(line))) return undefined;
    const message = "The quotation mark closes, and the value ends before the line does.";
    return { message, line, mend: "Write the marks within the value as curly ones (“ ”)." };
  },
};

/** Says in plain words why the fields cannot be parsed; `line` counts from the first field. */
export function syntaxProblem({ code, message, linePos }: YAMLError, text: string): ContentProblem {
  const lines = text.split(/\r?\n/);
  const line = linePos?.[0].line ?? 1;
  const at = (place: number) => lines[place - 1] ?? "";
  const unseen = lines.findIndex((one) => HIDDEN_IN_FORM.test(one));
  if (unseen >= 0) return hidden(unseen + 1);
  const told = BY_CODE[code]?.({ line, at, lines, message });
  if (told) return told;
  const [, sign] = /[:-] +([[{&*@%|>`!])/.exec(at(line)) ?? [];
  if (sign) return { message: `The value begins with the sign "${sign}".`, line, mend: QUOTE };
  const what = message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
  return { message: `The fields cannot be read: ${what}`, line, mend: QUOTE };
}

/**
 * Values whose syntax YAML reads in another way: a `*` as an alias, text after `#` as a comment, curly quotation marks
 * as part of the value.
 */
export function valueProblems(document: Document, lineOf: (offset: number) => number) {
  const problems: ContentProblem[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      const line = lineOf(range?.[0] ?? 0);
      problems.push({ message: `The value begins with a star: *${source}`, line, mend: QUOTE });
    },
    Scalar(key, { type, value, range, comment, anchor, tag }) {
      if (anchor ?? tag?.startsWith("!")) {
        const message = `The value begins with the sign "${anchor ? "&" : "!"}".`;
        problems.push({ message, line: lineOf(range?.[0] ?? 0), mend: QUOTE });
      }
      // An escape sequence, which is visible in the editor but not on the page.
      const [sign] = `${value}`.match(UNPRINTABLE) ?? [];
      if (sign !== undefined)
        problems.push({
          message: `The value holds ${codeOf(sign)}, which no page can show.`,
          line: lineOf(range?.[0] ?? 0),
          mend: "Delete these signs.",
        });
      // A key, or the only line of a file without keys.
      if ((key === "key" || key === null) && HIDDEN_IN_FORM.test(`${value}`))
        problems.push(hidden(lineOf(range?.[0] ?? 0)));
      if (type === "PLAIN" && comment && /^[^\s#]/.test(comment)) {
        const line = lineOf(range?.[0] ?? 0);
        const mend = "Put straight quotation marks around the whole value.";
        problems.push({ message: `The end of the value is not shown: #${comment}`, line, mend });
      }
      if (type !== "PLAIN" || typeof value !== "string" || !/^[“‘][^“”‘]*[”’]$/.test(value)) return;
      problems.push({
        message: `Curly quotation marks stand around the whole value, and visitors would see them: ${value}`,
        line: lineOf(range?.[0] ?? 0),
        mend: 'Take them out, or write straight ones ("). Where visitors should see them, put straight ones around the curly ones.',
      });
    },
  });
  return problems;
}

/** How a value is written in the file, for example `0800` or `+91 80`, which YAML parses as numbers. */
export function sourceText(document: Document, path: readonly PropertyKey[]): string | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}
