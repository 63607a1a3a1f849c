/** The text of a content file: apart into what a form shows, and together again with what a person changed. */
import { parse } from "yaml";
import { hash } from "node:crypto";
import { splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { isValues, type Values } from "./form-values.ts";
import { newText, withValues } from "./yaml-changes.ts";

/** What a form holds: the fields, and of a Markdown file the text below them. */
export type Entry = { values: Values; body?: string };

/** An entry as it was read, and the mark of the text it was read from. */
export type ReadEntry = Entry & { version: string };

export const versionOf = (text: string): string => hash("sha256", text, "base64url");

const isMarkdown = (path: string): boolean => path.endsWith(".md");

/**
 * Takes a file apart. Lines end with `\n` in what is shown, whatever the file has.
 * @returns undefined where it is written so that no form can show it
 */
export function entryOf(path: string, text: string): ReadEntry | undefined {
  const parts = isMarkdown(path) ? splitMarkdown(text) : { fields: text };
  if (!parts) return undefined;
  const body = "body" in parts ? { body: parts.body.replaceAll("\r\n", "\n") } : {};
  try {
    const values: unknown = parse(parts.fields) ?? {};
    return isValues(values) ? { values, ...body, version: versionOf(text) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The file with what was changed, and every other byte as it was.
 * @param before the file until now; undefined where it is new
 */
export function withEntry(path: string, before: string | undefined, entry: Entry): string {
  if (before === undefined) {
    const fields = newText(entry.values);
    return isMarkdown(path) ? `---\n${fields}---\n${entry.body ?? ""}` : fields;
  }
  const line = before.includes("\r\n") ? "\r\n" : "\n";
  const native = (text: string) => (line === "\n" ? text : text.replace(/\r?\n/g, line));
  if (!isMarkdown(path)) return native(withValues(before.replaceAll("\r\n", "\n"), entry.values));
  const parts = splitMarkdown(before);
  if (!parts) throw new Error(`${path} has no fields.`);
  const [start, end] = [before.indexOf(parts.fields, 3), before.length - parts.body.length];
  const known = `${parts.fields.replaceAll("\r\n", "\n")}\n`;
  const fields = withValues(known, entry.values);
  const head =
    fields === known
      ? before.slice(0, end)
      : before.slice(0, start) +
        native(fields.replace(/\n$/, "")) +
        before.slice(start + parts.fields.length, end);
  const isSame = entry.body === undefined || entry.body === parts.body.replaceAll("\r\n", "\n");
  return head + (isSame ? parts.body : native(entry.body ?? ""));
}
