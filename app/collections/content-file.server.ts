import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { contentDirectory } from "./content-folder.server.ts";
import { plainMessage } from "./plain-message.ts";
import { schemaProblems } from "./schema-problems.ts";
import { textProblems } from "./texts.server.ts";

/** A content file's name without its folder and ending: the segment of its address. */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

/** What the editor calls the file, whatever folder the content is read from. */
export const shownPath = (path: string): string => `content/${path}`;

/**
 * Lists the files of one content folder, sorted by name.
 * @param folder below `content/`, for example `blog`
 * @param extension with its dot, for example `.md`
 */
export function filesIn(folder: string, extension: string): string[] {
  const directory = join(contentDirectory(), folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

/** A file's text as it was written. */
export const readText = (path: string): string =>
  readFileSync(join(contentDirectory(), path), "utf8");

const cache = new Map<string, { stamp: string; value: unknown }>();

/** Reads a file through `parse` and remembers the result until the file changes. */
function cached<T>(path: string, reader: string, parse: (text: string) => T): T {
  const absolute = join(contentDirectory(), path);
  if (!existsSync(absolute)) {
    throw new ContentError(shownPath(path), {
      message: "This file is missing: the site needs it.",
    });
  }
  const { mtimeMs, size } = statSync(absolute);
  const key = `${reader}:${absolute}`;
  const stamp = `${mtimeMs}:${size}`;
  const known = cache.get(key);
  if (known?.stamp === stamp) return known.value as T;
  const value = parse(readFileSync(absolute, "utf8"));
  cache.set(key, { stamp, value });
  return value;
}

const YAML_HINT =
  "A value that contains a colon and a space, or begins with a sign such as [ { # & * @ or a quotation mark, stands in straight quotation marks.";

/** @param firstLine the line of the file that the fields begin in */
function parseFields(path: string, text: string, firstLine = 1): unknown {
  try {
    return parseYaml(text, { uniqueKeys: true }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos && error.linePos[0].line + firstLine - 1;
    const what = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
    const message = `The fields cannot be read: ${what}`;
    throw new ContentError(shownPath(path), { message, line, hint: YAML_HINT });
  }
}

function validate<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainMessage });
  if (!result.success) {
    throw new ContentError(shownPath(path), ...schemaProblems(result.error, schema));
  }
  return result.data;
}

/** Reads a YAML file through a strict schema. @throws ContentError naming file, field and what is allowed */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return cached(path, "yaml", (text) => validate(path, schema, parseFields(path, text)));
}

/** The fields of a YAML file before a schema has judged them. @throws ContentError on broken YAML */
export const readFields = (path: string): unknown =>
  cached(path, "fields", (text) => parseFields(path, text));

/**
 * Parts the fields of a Markdown file from its text.
 * @returns both as written, each with the line of the file that it begins in; undefined where there are no fields
 */
export function splitMarkdown(text: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const fields = match[1] ?? "";
  return {
    fields,
    fieldsLine: 2,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
  };
}

/** A Markdown file: its front matter through a strict schema, and its text. */
export type MarkdownFile<Fields> = { fields: Fields; body: string };

/** Reads front matter and text of a Markdown file. @throws ContentError naming file, field and what is allowed */
export function readMarkdown<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): MarkdownFile<z.output<Schema>> {
  return cached(path, "markdown", (text) => {
    const parts = splitMarkdown(text);
    if (!parts) {
      throw new ContentError(shownPath(path), {
        message: "The file must begin with its fields between two lines of three dashes (---).",
        line: 1,
      });
    }
    const fields = validate(path, schema, parseFields(path, parts.fields, parts.fieldsLine));
    const problems = textProblems(parts.body, parts.bodyLine);
    if (problems.length > 0) throw new ContentError(shownPath(path), ...problems);
    return { fields, body: parts.body.trim() };
  });
}
