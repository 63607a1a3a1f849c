/** Joins the renaming of an entry with the changed references to it, which belong together. */
import { isDeepStrictEqual } from "node:util";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { entryOf } from "../entry/entry-text.ts";

/** A change of files in words. `files` are below the content folder; for a renamed entry its new and former name. */
export type Part = { files: [file: string, ...others: string[]]; words: string };

/** The change of one file, with its old and new text. */
export type ToldPart = Part & { before?: string; after?: string };

/** A name by itself: as a reference, or as the last word of an address. */
const inWords = (file = ""): RegExp =>
  new RegExp(`(?<![\\w-])${RegExp.escape(nameOf(file))}(?![\\w-])`, "g");

/** The values of a text with former names of entries replaced by present ones, without following redirects. */
function withNewNames(text: string, renames: Part[], file: string): unknown {
  const renamed = renames.reduce(
    (said, { files: [now, before] }) => said.replaceAll(inWords(before), nameOf(now)),
    text,
  );
  const { redirects, ...entry } = entryOf(file, renamed) ?? {};
  if (!Array.isArray(redirects)) return { ...entry, redirects };
  return { ...entry, redirects: redirects.filter((one) => one?.from !== one?.to) };
}

/** Joins to each renaming the files that differ only in its name, and renamings that share such a file. */
export function withNamed(parts: ToldPart[]): Part[] {
  const renames = parts.filter(({ files }) => files.length > 1);
  let groups: ToldPart[][] = renames.map((rename) => [rename]);
  for (const part of parts.filter((one) => !renames.includes(one))) {
    const { before, after, files } = part;
    const [file] = files;
    if (before === undefined || after === undefined || !/\.(?:md|yaml)$/.test(file)) continue;
    const named = groups.filter((group) =>
      group.some(({ files: [, from] }) => {
        const [was, is] = [before, after].map((text) => text.split(inWords(from)).length);
        return from && was !== is;
      }),
    );
    if (named.length === 0) continue;
    const said = [before, after].map((text) => withNewNames(text, renames, file));
    if (!isDeepStrictEqual(said[0], said[1])) continue;
    groups = [...groups.filter((group) => !named.includes(group)), [...named.flat(), part]];
  }
  return parts.flatMap((part) => {
    const group = groups.find((one) => one.includes(part)) ?? [part];
    if (group[0] !== part) return [];
    const renamed = group.filter((one) => one === part || renames.includes(one));
    return {
      files: group.flatMap(({ files }) => files) as Part["files"],
      words:
        renamed.map(({ words }) => words).join("; ") +
        (renamed.length < group.length ? " (with all that names it)" : ""),
    };
  });
}
