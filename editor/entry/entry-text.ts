/** Splits the text of a content file into the values of a form, and writes changed values back. */
import { parse } from "yaml";
import { hash } from "node:crypto";
import { splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { isValues, type Values } from "./form-values.ts";
import { newText, withValues } from "./yaml-changes.ts";

/** A hash that identifies a version of a text or another file. */
export const versionOf = (text: string | Buffer): string => hash("sha256", text, "base64url");

const isMarkdown = (path: string): boolean => path.endsWith(".md");

/** Parses a file, with `\n` as line ends. @returns fields, with Markdown's `body`; undefined if no form can show it */
export function entryOf(path: string, text: string): Values | undefined {
  const parts = isMarkdown(path) ? splitMarkdown(text) : { fields: text };
  if (!parts) return undefined;
  const body = "body" in parts ? { body: parts.body.replaceAll("\r\n", "\n") } : {};
  try {
    const values: unknown = parse(parts.fields) ?? {};
    return isValues(values) ? { ...values, ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a file with changed values, and all other bytes unchanged. @param before undefined for a new file */
export function withEntry(path: string, before: string | undefined, entry: Values): string {
  const native = (text: string) =>
    before?.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;
  if (!isMarkdown(path))
    return before === undefined
      ? newText(entry)
      : native(withValues(before.replaceAll("\r\n", "\n"), entry));
  const { body: said = "", ...values } = entry as { body?: string };
  const parts = before === undefined ? undefined : splitMarkdown(before);
  // Ends with a newline, unless the file did not before.
  const body = /.$/.test(said) && !/.$/.test(parts?.body ?? "") ? `${said}\n` : said;
  if (before === undefined) return `---\n${newText(values)}---\n${body}`;
  if (!parts) throw new Error(`${path} has no fields.`);
  const [start, end] = [before.indexOf(parts.fields, 3), before.length - parts.body.length];
  const known = `${parts.fields.replaceAll("\r\n", "\n")}\n`;
  const fields = withValues(known, values);
  const head =
    fields === known
      ? before.slice(0, end)
      : before.slice(0, start) +
        native(fields.replace(/\n$/, "")) +
        before.slice(start + parts.fields.length, end);
  const isSame = !("body" in entry) || body === parts.body.replaceAll("\r\n", "\n");
  if (isSame) return head + parts.body;
  return head + native(head.endsWith("\n") ? body : `\n${body}`);
}
