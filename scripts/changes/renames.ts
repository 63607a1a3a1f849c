/** What goes with an entry that was renamed: neither is whole without the other. */
import { isDeepStrictEqual } from "node:util";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { entryOf } from "../../editor/entry-text.ts";

/** What was changed in files, in words. Below the content folder; of an entry that was renamed, its name now and then before. */
export type Part = { files: [file: string, ...others: string[]]; words: string };

/** The same of one file, with what it said and says. */
export type ToldPart = Part & { before?: string; after?: string };

/** A name that stands alone: as a choice, or as the last word of an address. */
const inWords = (file = ""): RegExp =>
  new RegExp(`(?<![\\w-])${RegExp.escape(nameOf(file))}(?![\\w-])`, "g");

/** What a text says if entries always had the names that they have now: no redirect leads on from the old ones. */
function withNewNames(text: string, renames: Part[], file: string): unknown {
  const renamed = renames.reduce(
    (said, { files: [now, before] }) => said.replaceAll(inWords(before), nameOf(now)),
    text,
  );
  const { redirects, ...entry } = entryOf(file, renamed) ?? {};
  if (!Array.isArray(redirects)) return { ...entry, redirects };
  return { ...entry, redirects: redirects.filter(({ from, to }) => from !== to) };
}

/** Joins to each renaming the entries that differ in nothing but its name. */
export function withNamed(parts: ToldPart[]): Part[] {
  const renames = parts.filter(({ files }) => files.length > 1);
  function leaderOf({ files: [file, from], before, after }: ToldPart): ToldPart | undefined {
    if (from || before === undefined || after === undefined || !/\.(?:md|yaml)$/.test(file)) return;
    const count = (text: string, { files: [, old] }: Part) => text.split(inWords(old)).length;
    const leader = renames.find((one) => count(before, one) !== count(after, one));
    const said = [before, after].map((text) => withNewNames(text, renames, file));
    return leader && isDeepStrictEqual(said[0], said[1]) ? leader : undefined;
  }
  const leaders = parts.map(leaderOf);
  const led = (part: ToldPart) => parts.filter((_, place) => leaders[place] === part);
  return parts
    .filter((_, place) => !leaders[place])
    .map((part) => ({
      files: [...part.files, ...led(part).flatMap(({ files }) => files)],
      words: part.words + (led(part).length > 0 ? " (with all that names it)" : ""),
    }));
}
