/** What a new entry is called, and where it stands among the others. */
import { NOT_FOUND_ID } from "#app/constants.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { publishedAddresses } from "../scripts/published-addresses.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { tryReadEntry } from "./entry-files.ts";
import type { Values } from "./form-values.ts";
import { addressOf } from "./names.ts";

/** A list of entries. @throws Refusal where there is none in this folder */
export function listOf(folder: string): (typeof folderKinds)[number] {
  const kind = folderKinds.find((one) => one.folder === folder);
  if (!kind) throw new Refusal("There is no such list.");
  return kind;
}

type Numbered = {
  first: number;
  digits: number;
  pattern: RegExp;
  name: (number: string, words: string) => string;
};

/** Entries with numbers: how these stand in names of files and in addresses. */
const NUMBERED: Record<string, Numbered> = {
  blog: {
    first: 0,
    digits: 2,
    pattern: /^(?:\/blog\/)?(\d+)(?:-|$)/,
    name: (number, words) => `${number}-${words || "article"}`,
  },
  jobs: {
    first: 1,
    digits: 3,
    pattern: /^(?:\/work-with-us\/)?job-(\d+)$/,
    name: (number) => `job-${number}`,
  },
};

/** The file of a new entry, named for its title; a number is one that no file has and none ever had: addresses are for ever (A4). */
export function nextFile(folder: string, values: Values): string {
  const { extension } = listOf(folder);
  const words = addressOf(String(values.title ?? values.category ?? values.name ?? ""));
  const numbered = NUMBERED[folder];
  if (!numbered) return `${folder}/${words || "untitled"}${extension}`;
  const used = [
    ...filesIn(folder, extension).map(nameOf),
    ...publishedAddresses(),
    ...redirects().map(({ from }) => from),
  ].flatMap((one) => numbered.pattern.exec(one)?.[1] ?? []);
  const others = used.map(Number).filter((number) => number !== NOT_FOUND_ID);
  const next = Math.max(numbered.first - 1, ...others) + 1;
  const number = next === NOT_FOUND_ID ? next + 1 : next;
  return `${folder}/${numbered.name(String(number).padStart(numbered.digits, "0"), words)}${extension}`;
}

/** The order after all others of a list. */
export const orderAfter = (folder: string): number =>
  Math.max(
    0,
    ...filesIn(folder, listOf(folder).extension).map((file) =>
      Number(tryReadEntry(file)?.values.order ?? 0),
    ),
  ) + 1;
