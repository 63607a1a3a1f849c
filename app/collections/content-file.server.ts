import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { plainMessage } from "./plain-message.ts";

/** The editors' folder; tests point `CONTENT_DIR` at a copy. */
export const contentDirectory = (): string => process.env.CONTENT_DIR ?? "content";

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

const cache = new Map<string, { stamp: string; value: unknown }>();

/** Reads a file through `parse` and remembers the result until the file changes. */
function cached<T>(path: string, reader: string, parse: (text: string) => T): T {
  const absolute = join(contentDirectory(), path);
  if (!existsSync(absolute)) {
    throw new ContentError(shownPath(path), "✖ This file is missing: the site needs it.");
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

function parseFields(path: string, text: string): unknown {
  try {
    return parseYaml(text, { uniqueKeys: true }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos?.[0].line;
    throw new ContentError(
      shownPath(path),
      `✖ ${error.message.split("\n")[0]}${line ? `\n  → at line ${line}` : ""}`,
    );
  }
}

function validate<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainMessage });
  if (!result.success) throw new ContentError(shownPath(path), z.prettifyError(result.error));
  return result.data;
}

/** Reads a YAML file through a strict schema. @throws ContentError naming file, field and what is allowed */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return cached(path, "yaml", (text) => validate(path, schema, parseFields(path, text)));
}

/** A Markdown file: its front matter through a strict schema, and its text. */
export type MarkdownFile<Fields> = { fields: Fields; body: string };

/** Reads front matter and text of a Markdown file. @throws ContentError naming file, field and what is allowed */
export function readMarkdown<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): MarkdownFile<z.output<Schema>> {
  return cached(path, "markdown", (text) => {
    const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
    if (!match) {
      throw new ContentError(
        shownPath(path),
        "✖ The file must begin with its fields between two lines of three dashes (---).",
      );
    }
    const fields = validate(path, schema, parseFields(path, match[1] ?? ""));
    return { fields, body: text.slice(match[0].length).trim() };
  });
}
