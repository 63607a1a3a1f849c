import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { addressWord } from "#app/lib/address/address-word.ts";
import { INVISIBLE, LOST_LETTER, UNPRINTABLE } from "#app/lib/unprintable.ts";
import { ContentError, type ContentProblem } from "./content-error.ts";
import { contentDirectory, isContent } from "./content-folder.server.ts";
import { contentVersion } from "./once-per-build.server.ts";
import { plainMessage } from "./plain-message.ts";
import { schemaProblems, unfolded } from "./schema-problems.ts";
import { textProblems } from "./texts.server.ts";
import { valueProblems, sourceText, syntaxProblem } from "./yaml-problem.ts";

/** A content file's name without folder and extension: the last segment of its address. */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

/** A segment of an address: lower-case letters, digits and hyphens. */
export const ADDRESS_WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An entry's id, from its file name; it becomes part of its address. @throws ContentError for other characters */
export function idOf(file: string): string {
  const id = nameOf(file);
  if (ADDRESS_WORD.test(id)) return id;
  const named = addressWord(id.normalize("NFKD").replaceAll(/[^ -~]/g, "")) || "pensions-fair";
  throw new ContentError(file, {
    message: "The file's name is part of an address: it has small letters, digits and hyphens.",
    mend: `Rename it, for example to ${named}${file.slice(file.lastIndexOf("."))}.`,
  });
}

/** The files of a content folder, by name. @param folder below `content/`: `blog` @param extension with a dot: `.md` */
export function filesIn(folder: string, extension: string): string[] {
  const directory = join(contentDirectory(), folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && isContent(entry.name))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

/** Whether a file exists. @param path below the content's folder */
export const hasFile = (path: string): boolean => existsSync(join(contentDirectory(), path));

/** A file's text without its byte order mark. @throws ContentError where it is missing, a folder, or not readable */
export function readText(path: string): string {
  try {
    return readFileSync(join(contentDirectory(), path), "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ContentError(
      path,
      code === "ENOENT"
        ? { message: "This file is missing: the site needs it." }
        : {
            message: `This cannot be read (${message}).`,
            mend: "Look whether it is a file, and whether this account may read it.",
          },
    );
  }
}

const cache = new Map<string, { text: string; version: object | undefined; value: unknown }>();

/**
 * Parses a file's text and caches the result until the file changes.
 * @param what names the result among others of the file
 * @param isJudged whether the result also depends on other files: then any change of content invalidates it
 */
export function parsed<T>(
  path: string,
  what: string,
  parse: (text: string) => T,
  isJudged = false,
): T {
  // A result that depends on the text alone is the same in every copy of the content.
  const key = `${what}:${isJudged ? contentDirectory() : ""}:${path}`;
  const known = cache.get(key);
  const version = contentVersion();
  const isSameVersion = known?.version === version;
  if (known && version && isSameVersion) return known.value as T;
  const text = readText(path);
  const value = known?.text === text && (!isJudged || isSameVersion) ? known.value : parse(text);
  cache.set(key, { text, version, value });
  return value as T;
}

const judged = <T>(path: string, judge: () => T): T => parsed(path, "judged", judge, true);

type Fields = { value: unknown; document: Document };

/** @param firstLine the line of the file on which the fields begin */
function parseFields(path: string, text: string, firstLine = 1): Fields {
  const fail = (...problems: ContentProblem[]): never => {
    const placed = problems.map(({ line = 1, ...rest }) => ({
      ...rest,
      line: line + firstLine - 1,
    }));
    throw new ContentError(path, ...placed);
  };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) fail(syntaxProblem(error, text));
  const misread = valueProblems(document, (offset) => lines.linePos(offset).line);
  if (misread.length > 0) fail(...misread);
  return { value: document.toJS() ?? {}, document };
}

/** Where a schema wants text, replaces what YAML parsed as a number or date by its text in the file. */
function withTextFor(issues: z.core.$ZodIssue[], { value, document }: Fields): unknown {
  const copy = structuredClone(value);
  for (const { code, path, ...issue } of issues.flatMap(unfolded)) {
    const wantsText = code === "invalid_type" && "expected" in issue && issue.expected === "string";
    const source = wantsText ? sourceText(document, path) : undefined;
    const key = path.at(-1);
    if (!source || key === undefined) continue;
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, step) => Reflect.get(at as object, step), copy);
    Reflect.set(parent as object, key, source);
  }
  return copy;
}

function validate<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  fields: Fields,
): z.output<Schema> {
  const withReasons = { error: plainMessage, reportInput: true };
  const first = schema.safeParse(fields.value, withReasons);
  if (first.success) return first.data;
  const value = withTextFor(first.error.issues, fields);
  const result = schema.safeParse(value, withReasons);
  if (result.success) return result.data;
  throw new ContentError(path, ...schemaProblems(result.error, schema));
}

/** A text without invisible characters. @throws ContentError where another encoding than UTF-8 has lost characters */
function legible(path: string, text: string): string {
  const lost = text.search(LOST_LETTER);
  if (lost < 0) return text.replaceAll(UNPRINTABLE, "").replaceAll(INVISIBLE, "");
  throw new ContentError(path, {
    message: "The file is not saved as UTF-8: letters or signs are lost from here on.",
    line: text.slice(0, lost).split("\n").length,
    mend: "Save it again as UTF-8 (Save As, Encoding), and type anew what shows as a question mark.",
  });
}

const fieldsIn = (path: string): Fields =>
  parsed(path, "fields", (text) => parseFields(path, legible(path, text)));

/** Reads a YAML file through a strict schema. @throws ContentError naming file, field and what is allowed */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return judged(path, () => validate(path, schema, fieldsIn(path)));
}

/** The fields of a YAML file before validation. @throws ContentError on broken YAML */
export const readFields = (path: string): unknown => fieldsIn(path).value;

/** Splits Markdown into front matter and body, unparsed, each with its first line; undefined without front matter. */
export function splitMarkdown(text: string) {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const fields = match[1] ?? "";
  return {
    fields,
    fieldsLine: 2,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
  };
}

const partsIn = (path: string) =>
  parsed(path, "parts", (written) => {
    const text = legible(path, written);
    const parts = splitMarkdown(text);
    if (!parts) {
      const message = /^---[ \t]*\r?\n/.test(text)
        ? "The line of three dashes (---) that ends the fields is missing."
        : "The file does not begin with a line of three dashes (---).";
      const mend = "The fields stand between two such lines, the text below the second.";
      throw new ContentError(path, { message, line: 1, mend });
    }
    return { parts, ...parseFields(path, parts.fields, parts.fieldsLine) };
  });

/** Reads front matter and text of a Markdown file. @throws ContentError naming file, field and what is allowed */
export function readMarkdown<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): { fields: z.output<Schema>; body: string } {
  return judged(path, () => {
    const { parts, ...written } = partsIn(path);
    const fields = validate(path, schema, written);
    const problems = textProblems(parts.body, parts.bodyLine);
    if (problems.length > 0) throw new ContentError(path, ...problems);
    return { fields, body: parts.body.trim() };
  });
}

/** Whether a file is marked as a draft, even if it has mistakes. */
export const isDraftFile = (file: string): boolean => /^draft: *true\b/m.test(readText(file));

/**
 * The result of a reader; undefined for a draft with a mistake: it stays out of previews, too, and the check names it.
 * @throws ContentError
 */
function unlessDraft<T>(file: string, read: (file: string) => T): T | undefined {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof ContentError && isDraftFile(file)) return undefined;
    throw error;
  }
}

/** Every entry of a folder, readable drafts included. @param extension with its dot */
export const entriesIn = <E>(
  folder: string,
  extension: string,
  read: (file: string) => E | undefined,
): E[] => filesIn(folder, extension).flatMap((file) => unlessDraft(file, read) ?? []);
