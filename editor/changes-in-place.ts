import { parse, parseDocument } from "yaml";
import { splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { markdownTree } from "#app/lib/markdown/markdown-tree.server.ts";
import { schemaOf } from "./json-schema.ts";
import { withWording } from "./text-changes.ts";
import { newText, withValues } from "./yaml-changes.ts";

type Values = Record<string, unknown>;

const valuesOf = (yaml: string): Values => (parse(yaml) ?? {}) as Values;

/**
 * A picture that was put in at the end of a line stands by itself, as the site shows it. One in a quotation or a list
 * belongs to that.
 */
function picturesApart(text: string): string {
  const pictures = markdownTree(text).children.flatMap((block) =>
    block.type === "paragraph" || block.type === "heading"
      ? block.children.filter(({ type }) => type === "image")
      : [],
  );
  return pictures.reduceRight((all, { position }) => {
    const before = all.slice(0, position?.start.offset);
    const picture = all.slice(position?.start.offset);
    const isAtEnd =
      /[^\s|][ \t]*$/.test(before) && /^(?:\n|$)/.test(all.slice(position?.end.offset));
    return isAtEnd ? `${before.trimEnd()}\n\n${picture}` : all;
  }, text);
}

/** A text as it follows its fields: between the same empty lines as before. */
function bodyLike(before: string, written: string): string {
  const [start = ""] = /^\s*/.exec(before) ?? [];
  const [end = "\n"] = /\s*$/.exec(before) ?? [];
  if (start.length === before.length) return `${picturesApart(written).trim()}\n`;
  // The editor's program writes fences as words: they are fences again before pictures are looked for. And the line
  // that a picture was put into is known again only without it.
  const known = withWording(before.trim(), written.trim());
  return start + withWording(before.trim(), picturesApart(known)) + end;
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
