import { parse, parseDocument } from "yaml";
import { splitMarkdown } from "#app/collections/content-file.server.ts";
import { schemaOf } from "./json-schema.ts";
import { withWording } from "./text-changes.ts";
import { newText, withValues } from "./yaml-changes.ts";

type Values = Record<string, unknown>;

const valuesOf = (yaml: string): Values => (parse(yaml) ?? {}) as Values;

/** A picture that was put in at the end of a line stands by itself, as the site shows it. */
const picturesApart = (text: string): string =>
  text.replace(/(?<=[^\s|])[ \t]*(!\[[^\]\n]*\]\([^)\n]*\))$/gm, "\n\n$1");

/** A text as it follows its fields: between the same empty lines as before. */
function bodyLike(before: string, written: string): string {
  const after = picturesApart(written);
  const [start = ""] = /^\s*/.exec(before) ?? [];
  const [end = "\n"] = /\s*$/.exec(before) ?? [];
  return start.length === before.length
    ? `${after.trim()}\n`
    : start + withWording(before.trim(), after.trim()) + end;
}

/** Whether a file can be read at all, whatever it says: one that cannot is nothing to put values into. */
export function isReadable(path: string, text: string): boolean {
  const fields = path.endsWith(".md") ? splitMarkdown(text)?.fields : text;
  return fields !== undefined && parseDocument(fields).errors.length === 0;
}

/**
 * What is written where the editor saves a file: the file as it was, with what was changed.
 * @param before the file until now; undefined where it is new
 * @param after the file as the editor's program writes it
 */
export function withChanges(path: string, before: string | undefined, after: string): string {
  const schema = schemaOf(path);
  if (!path.endsWith(".md")) {
    const values = valuesOf(after);
    return before === undefined ? newText(values, schema) : withValues(before, values, schema);
  }
  const wanted = splitMarkdown(after);
  if (!wanted) return after;
  const values = valuesOf(wanted.fields);
  const known = before === undefined ? undefined : splitMarkdown(before);
  if (!known) return `---\n${newText(values, schema)}---\n${picturesApart(wanted.body).trim()}\n`;
  const fields = withValues(`${known.fields}\n`, values, schema);
  return `---\n${fields}---\n${bodyLike(known.body, wanted.body)}`;
}
