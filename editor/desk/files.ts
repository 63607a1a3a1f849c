/** Uploads, and renaming and removing files together with all references to them. */
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { featuredPost } from "#app/collections/article-lists.server.ts";
import { postNumber } from "#app/collections/blog.server.ts";
import { folderOf, readerOf } from "#app/collections/kinds.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { nameOf, readText } from "#app/collections/reader/content-file.server.ts";
import { fileProblem, filesNamed } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { onContent } from "../changes/other-content.ts";
import { pictureProblem } from "../../scripts/content-check/checks/files.ts";
import { publishedAddresses } from "../../scripts/published-addresses.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { keepingCopies } from "./discarded.ts";
import {
  entryFiles,
  freeFile,
  absolutePath,
  readEntry,
  textOf,
  valuesOf,
  writeEntry,
} from "../entry/entry-files.ts";
import { naming, shortSlug, slugOf, type Values } from "../entry/form-values.ts";
import { replaceAddresses, replaceReference, useOf, type Use } from "../entry/references.ts";

export type Folder = "pictures" | "downloads";

/**
 * Stores an uploaded picture or other file, if the site can show it.
 * @param replaces whether it replaces one with the same name
 * @returns its name
 * @throws Refusal that says why not
 */
export async function upload(folder: Folder, wanted: string, bytes: Buffer, replaces = false) {
  // A name for addresses: `Board Meeting.JPG` is `board-meeting.jpg`.
  const stem = shortSlug(wanted.replace(/\.\w+$/, "")) || "file";
  const ending = (/\.\w+$/.exec(wanted)?.[0] ?? "").toLowerCase().replace(".jpeg", ".jpg");
  const name = replaces ? basename(wanted) : stem + ending;
  // Beside the content, which gets it once it is known that the site can show it.
  const trial = mkdtempSync(join(tmpdir(), "upload-"));
  const problem = await onContent(trial, async () => {
    writeAtomically(join(trial, folder, name), bytes);
    if (folder === "downloads") return fileProblem("download", name);
    return fileProblem("picture", name) ?? pictureProblem(name);
  }).finally(() => rmSync(trial, { recursive: true, force: true }));
  if (problem) throw new Refusal(`${problem.message} ${problem.mend}`.replaceAll(name, wanted));
  const file = replaces ? `${folder}/${name}` : freeFile(folder, stem, ending);
  keepingCopies([file], () => writeAtomically(absolutePath(file), bytes));
  return file.slice(folder.length + 1);
}

const entryTexts = () => entryFiles().map((file): [string, string] => [file, readText(file)]);

/** Entries that show a picture, or link to a file or a page. @param name of the file, or the page's address */
const usesInWords = (name: string, texts = entryTexts()): Use[] => {
  const named = naming(name);
  return texts.filter(([, text]) => named.test(text)).map(([file]) => useOf(file));
};

/** All pictures or all downloads, with the entries that use them. */
export function storedFiles(folder: Folder) {
  // Reads each text once, however many files there are.
  const texts = entryTexts();
  return filesNamed(folder).map((name) => ({ name, usedIn: usesInWords(name, texts) }));
}

/** A thumbnail for the library. */
export const thumbnail = (name: string): Promise<Buffer> =>
  sharp(absolutePath(`pictures/${name}`), { density: 96 })
    .rotate()
    .resize(240, 180, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();

/** The address of an entry's page, or of its place on one; undefined if it has none, or cannot be read. */
export const addressOf = (path: string): string | undefined =>
  (ifReadable(() => readerOf(path)?.()) as { path?: string } | undefined)?.path;

const targetOf = (path: string): [target: string, id: string] => [folderOf(path), nameOf(path)];

/**
 * What must be known before removing an entry.
 * @returns the entries that link to it; its address, if visitors may know it, and a possible target for a redirect
 * @throws ContentError for a mistake in the list of redirects
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

/** Adds a redirect, if visitors may know the old address; earlier redirects to it get the new target. */
export function redirect(from: string, to: string): void {
  const moved = redirects()
    .filter((entry) => entry.from !== to)
    .map((entry) => (entry.to === from ? { ...entry, to } : entry));
  const own = publishedAddresses().includes(from) ? [{ from, to }] : [];
  const entry = readEntry("redirects.yaml");
  writeEntry("redirects.yaml", { ...entry, redirects: [...moved, ...own] });
}

/** Whether an article stands first on the page of articles, which names it by its number. */
export const isFeatured = (path: string): boolean =>
  /^blog\/0*(\d+)-/.exec(path)?.[1] === String(ifReadable(blogsPage)?.featured.postId);

/** Puts an article first, by default the newest. @param more what stays of the one before, if it is the same (A5) */
export function feature(postId = ifReadable(featuredPost)?.id, more?: unknown): void {
  if (postId === undefined) return;
  const page = readEntry("pages/blogs.yaml");
  writeEntry("pages/blogs.yaml", { ...page, featured: { ...(more as object), postId } });
}

/** The present names of entries that were renamed while the program runs, by former name. */
const renamed = new Map<string, string | undefined>();

/** Records a new name. @param to undefined after removal: a later entry with the name is another one */
export function recordMove(path: string, to?: string): void {
  renamed.set(path, path);
  for (const [was, is] of renamed) if (is === path) renamed.set(was, to);
  if (to) renamed.delete(to);
}

/** Where a loaded entry is now. @param base its values then: if another has its name, the more similar one is meant */
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

/** Removes an entry or file. @param leadsTo where its page's redirect leads, if any @throws Refusal if it is used */
export function removeFile(path: string, leadsTo?: string): void {
  const place = absolutePath(path);
  const { address } = beforeRemoval(path);
  const uses = readerOf(path) ? [] : usesInWords(path.slice(path.indexOf("/") + 1));
  if (uses.length > 0) {
    const names = uses.map(({ name }) => name).join(", ");
    throw new Refusal(`It is shown in ${names}. Take it out there first.`);
  }
  const [target, id] = targetOf(path);
  const wasFirst = isFeatured(path);
  keepingCopies([path], () => rmSync(place, { force: true }));
  if (wasFirst) feature();
  recordMove(path);
  replaceReference(target, id);
  if (address && leadsTo) {
    redirect(address, leadsTo);
    replaceAddresses(new Map([[address, leadsTo]]), false);
  }
}

/**
 * Renames an entry: links and references follow, and its old address redirects to the new one.
 * @param words that the new name is made of
 * @param from its address, if links to it follow
 * @throws Refusal
 */
export function moveFile(path: string, words: string, from = addressOf(path)): string {
  const [target, id] = targetOf(path);
  const name = slugOf(words);
  if (!name) throw new Refusal("An address needs letters from a to z, or digits.");
  const wanted = `${target}/${name}${path.slice(path.lastIndexOf("."))}`;
  const place = absolutePath(wanted);
  const isKnown = publishedAddresses().includes(from ?? "");
  if (existsSync(place)) throw new Refusal(`There is an entry called ${name} already.`);
  if (isKnown && target === "blog" && postNumber(path) !== postNumber(wanted))
    throw new Refusal("An article keeps its number: it is its address for ever.");
  if (textOf(path) === undefined) throw new Refusal("It is not there any more.");
  // Reports a mistake in the list of redirects before anything is changed.
  redirects();
  renameSync(absolutePath(path), place);
  recordMove(path, wanted);
  replaceReference(target, id, name);
  const to = addressOf(wanted);
  if (!from || !to || from === to) return wanted;
  if (isFeatured(path)) feature(postNumber(wanted), readEntry("pages/blogs.yaml").featured);
  replaceAddresses(new Map([[from, to]]), true);
  redirect(from, to);
  return wanted;
}
