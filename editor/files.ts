/** Uploads, and the names of files: what is removed or renamed takes along whoever names it. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { postNumber } from "#app/collections/blog.server.ts";
import { folderOf, readerOf } from "#app/collections/kinds.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { nameOf, readText } from "#app/collections/reader/content-file.server.ts";
import { fileProblem, filesNamed } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { pictureProblem } from "../scripts/content-check/checks/files.ts";
import { publishedAddresses } from "../scripts/published-addresses.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import {
  entryFiles,
  freeFile,
  placeOf,
  readEntry,
  textOf,
  valuesOf,
  writeEntry,
} from "./entry-files.ts";
import { shortSlug, slugOf, type Values } from "./form-values.ts";
import { replaceAddresses, replaceReference, useOf, type Use } from "./references.ts";

export type Folder = "pictures" | "downloads";

/**
 * Takes a picture or another file, if the site can show it.
 * @param replaces whether it takes the place of one with the same name
 * @returns the name it has
 * @throws Refusal that says why not
 */
export async function upload(
  folder: Folder,
  wanted: string,
  bytes: Buffer,
  replaces = false,
): Promise<string> {
  // As addresses can bear it: `Board Meeting.JPG` is `board-meeting.jpg`.
  const slug = replaces ? slugOf : shortSlug;
  const stem = slug(wanted.replace(/\.\w+$/, "")) || "file";
  const ending = (/\.\w+$/.exec(wanted)?.[0] ?? "").toLowerCase().replace(".jpeg", ".jpg");
  const file = replaces ? `${folder}/${stem}${ending}` : freeFile(folder, stem, ending);
  const name = file.slice(folder.length + 1);
  // It takes its place once it is known that the site can show it.
  const trial = `new-${name}`;
  const place = placeOf(`${folder}/${trial}`);
  writeAtomically(place, bytes);
  const isPicture = folder === "pictures";
  const problem =
    fileProblem(isPicture ? "picture" : "download", trial) ??
    (isPicture ? await pictureProblem(trial) : undefined);
  if (problem) {
    rmSync(place);
    throw new Refusal(`${problem.message} ${problem.mend}`.replaceAll(trial, wanted));
  }
  renameSync(place, placeOf(file));
  return name;
}

const entryTexts = () => entryFiles().map((file): [string, string] => [file, readText(file)]);

/** The entries that show a picture, or link to a file or a page. @param name of the file, or the page's address */
const usesInWords = (name: string, texts = entryTexts()): Use[] => {
  // A link writes a space as `%20`.
  const written = [name, encodeURI(name)].map(RegExp.escape).join("|");
  // The full stop of a sentence is none of the name.
  const named = new RegExp(`(?<![\\w.-])(?:${written})(?![\\w/-]|\\.\\w)`);
  return texts.filter(([, text]) => named.test(text)).map(([file]) => useOf(file));
};

/** Every picture, or every file to download, and who uses it. */
export function storedFiles(folder: Folder) {
  // Each text is read once, however many files there are.
  const texts = entryTexts();
  return filesNamed(folder).map((name) => ({ name, usedIn: usesInWords(name, texts) }));
}

/** A small picture of one in the library. */
export const thumbnail = (name: string): Promise<Buffer> =>
  sharp(placeOf(`pictures/${name}`), { density: 96 })
    .rotate()
    .resize(240, 180, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();

/** Where visitors find an entry: its page, or a place in one that shows all of its kind; undefined where it has none, or cannot be read. */
export const addressOf = (path: string): string | undefined =>
  (ifReadable(() => readerOf(path)?.()) as { path?: string } | undefined)?.path;

const targetOf = (path: string): [target: string, id: string] => [folderOf(path), nameOf(path)];

/**
 * What has to be known before an entry is removed.
 * @returns who links to it; its address, where somebody may follow it, and where that could lead
 * @throws ContentError where there is a mistake in the list of redirects
 */
export function beforeRemoval(path: string): { links: Use[]; address?: string; leadsTo?: string } {
  const address = addressOf(path);
  if (!address) return { links: [] };
  const links = usesInWords(address).filter(({ file }) => ![path, "redirects.yaml"].includes(file));
  const known = [...publishedAddresses(), ...redirects().map(({ to }) => to)];
  const isKnown = links.length > 0 || known.includes(address);
  const leadsTo = address.replace(/[/#][^/#]+$/, "").replace(/^\/blog$/, "/blogs") || "/";
  return { links, ...(isKnown ? { address, leadsTo } : {}) };
}

/** Lets an old address lead on, if visitors may know it; earlier redirects to it lead there at once. */
export function redirect(from: string, to: string): void {
  const moved = redirects()
    .filter((entry) => entry.from !== to)
    .map((entry) => (entry.to === from ? { ...entry, to } : entry));
  const own = publishedAddresses().includes(from) ? [{ from, to }] : [];
  const entry = readEntry("redirects.yaml");
  writeEntry("redirects.yaml", { ...entry, redirects: [...moved, ...own] });
}

/** The names that entries had while the program runs, and those they have now. */
const renamed = new Map<string, string | undefined>();

/** Keeps where an entry is now. @param to undefined where it is removed: what has its name later is another */
export function follow(path: string, to?: string): void {
  renamed.set(path, path);
  for (const [was, is] of renamed) if (is === path) renamed.set(was, to);
  if (to) renamed.delete(to);
}

/**
 * Where an entry is now that a form was loaded from, if it was renamed meanwhile.
 * @param base what it said: another may have its name by now, and whichever is more like it is meant
 */
export function placeNow(path: string, base: Values): string {
  const likeness = (file: string) => {
    const now = valuesOf(file);
    return Object.keys(base).filter((key) => isDeepStrictEqual(now[key], base[key])).length;
  };
  const [first, ...others] = [renamed.get(path), path].filter(
    (one): one is string => one !== undefined && textOf(one) !== undefined,
  );
  return others.find((one) => likeness(one) > likeness(first!)) ?? first ?? path;
}

/**
 * Removes an entry, a picture or another file.
 * @param leadsTo where the address of its page leads from now on, if visitors may know it
 * @throws Refusal where something shows it
 */
export function removeFile(path: string, leadsTo?: string): void {
  const place = placeOf(path);
  const { address } = beforeRemoval(path);
  const uses = readerOf(path) ? [] : usesInWords(path.slice(path.indexOf("/") + 1));
  if (uses.length > 0) {
    const names = uses.map(({ name }) => name).join(", ");
    throw new Refusal(`It is shown in ${names}. Take it out there first.`);
  }
  const [target, id] = targetOf(path);
  rmSync(place, { force: true });
  follow(path);
  replaceReference(target, id);
  if (address && leadsTo) {
    redirect(address, leadsTo);
    replaceAddresses(new Map([[address, leadsTo]]), false);
  }
}

/**
 * Gives an entry another name: links and choices follow, and its old address leads to the new one.
 * @param words of which the name is made, as addresses can bear it
 * @throws Refusal
 */
export function moveFile(path: string, words: string): string {
  const [target, id] = targetOf(path);
  const name = slugOf(words);
  if (!name) throw new Refusal("An address needs letters from a to z, or digits.");
  const wanted = `${target}/${name}${path.slice(path.lastIndexOf("."))}`;
  const place = placeOf(wanted);
  const from = addressOf(path);
  const isKnown = publishedAddresses().includes(from ?? "");
  if (existsSync(place)) throw new Refusal(`There is an entry called ${name} already.`);
  if (isKnown && target === "blog" && postNumber(path) !== postNumber(wanted))
    throw new Refusal("An article keeps its number: it is its address for ever.");
  if (textOf(path) === undefined) throw new Refusal("It is not there any more.");
  // A mistake in the list of redirects is told before anything is done.
  redirects();
  renameSync(placeOf(path), place);
  follow(path, wanted);
  replaceReference(target, id, name);
  const to = addressOf(wanted);
  if (!from || !to || from === to) return wanted;
  replaceAddresses(new Map([[from, to]]), true);
  redirect(from, to);
  return wanted;
}
