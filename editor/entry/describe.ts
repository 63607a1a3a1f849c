import { isDeepStrictEqual } from "node:util";
import { folderOf, kindOf, singleFiles } from "#app/collections/kinds.server.ts";
import { nameOf, splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { capital } from "#app/lib/text.ts";
import { entryOf } from "./entry-text.ts";
import { titleOf, type Values } from "./form-values.ts";

const KINDS: Record<string, string> = { downloads: "file", pages: "page", pictures: "picture" };

/** Clearer words for some fields. */
const FIELDS: Record<string, string> = {
  body: "text",
  content: "introduction",
  id: "identifier",
  reviewedOn: "day of the last check",
  lawCheckedOn: "day of the last check",
};

const inWords = (name: string) =>
  FIELDS[name] ?? name.replace(/[A-Z]|-/g, (sign) => ` ${sign === "-" ? "" : sign.toLowerCase()}`);

/** The values of a file; undefined if its fields cannot be parsed, since history contains mistakes too. */
function read(text: string, file: string): Values | undefined {
  const isEntry = file.endsWith(".yaml") || (file.endsWith(".md") && splitMarkdown(text));
  return isEntry ? entryOf(file, text) : { body: text };
}

/** The added, changed or removed entries of a list by name; the list's name if they have none. */
function changedParts(key: string, before: unknown[], after: unknown[]): string[] {
  const [was, is] = [before.map(titleOf), after.map(titleOf)];
  // A long text is no name.
  if ([...was, ...is].some((name = "") => !name || name.length > 60)) return [inWords(key)];
  const changed = [...new Set([...was, ...is] as string[])].flatMap((name) => {
    const [old, now] = [was.indexOf(name), is.indexOf(name)];
    if (isDeepStrictEqual(before[old], after[now])) return [];
    if (now < 0) return [`${name} removed`];
    return [old < 0 ? `${name} added` : name];
  });
  return changed.length > 0 ? changed : [`order of ${inWords(key)}`];
}

function changedFields(before: Values, after: Values): string[] {
  const { body: _, ...fields } = after;
  return Object.keys({ ...fields, ...before, ...after }).flatMap((key) => {
    const [old, now] = [before[key], after[key]];
    if (isDeepStrictEqual(old, now)) return [];
    if (key === "draft") return now ? "made a draft" : "published";
    if (Array.isArray(old) && Array.isArray(now)) return changedParts(key, old, now);
    return [inWords(key)];
  });
}

/** An editor's name for a file: `article “Notice pay”`, `home page`, `job “Marketing Intern”`. */
function calledName(file: string, entry: Values | undefined): string {
  const folder = folderOf(file);
  const kind = kindOf(file)?.one ?? KINDS[folder];
  if (!kind) return singleFiles[file]?.one ?? inWords(nameOf(file));
  if (kind === "picture" || kind === "file") return `${kind} ${file.slice(folder.length + 1)}`;
  if (kind === "page") return `${inWords(nameOf(file))} page`;
  return `${kind} “${titleOf(entry) ?? inWords(nameOf(file))}”`;
}

/** The name of a file with this text, with a capital: `Article “Notice pay”`. */
export const nameInWords = (file: string, text: string): string =>
  capital(calledName(file, read(text, file)));

/**
 * Describes the change of a content file, for example `Article “Notice pay”: title, excerpt`.
 * @param before the file's old text; undefined for a new file
 * @param after its new text; undefined for a removed file
 * @param file its path below `content/`
 * @param from its former path, if it was renamed
 */
export function describeChange(
  before: string | undefined,
  after: string | undefined,
  file: string,
  from = file,
): string {
  const [old, now] = [before, after].map((text = "") => read(text, file));
  const name = calledName(file, after === undefined ? old : now);
  if (before === undefined) return `New ${name}`;
  if (after === undefined) return `Removed ${name}`;
  const parts: string[] = from === file ? [] : [`renamed, ${nameOf(from)} to ${nameOf(file)}`];
  if (!old || !now) parts.push("fields");
  else if (/^(?:pictures|downloads)\//.test(file))
    parts.push(...(before === after ? [] : ["replaced"]));
  else parts.push(...changedFields(old, now));
  return `${capital(name)}: ${parts.length > 0 ? parts.join(", ") : "layout of the file"}`;
}
