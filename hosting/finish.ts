/**
 * Finishing the build: turns the rendered pages into the site as hosts serve it.
 * Each step is a small function of its own; this file reads, applies them in order, and writes.
 */
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileProblem, filesNamed, placeOf } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { isHiddenFromSearch, today } from "#app/collections/reader/publication.server.ts";
import { concurrently } from "#app/lib/concurrently.ts";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { notFoundRoutes } from "#app/route-table.ts";
import { previousOf } from "./built-site.ts";
import { cloudflareFiles } from "./hosts/cloudflare.ts";
import { compressedCopies, keepFile } from "./compress.ts";
import { endingOf, isCompressible } from "./content-types.ts";
import { hostFiles, uploadPaths } from "./host-files.ts";
import { shownPictures } from "./pictures.ts";
import { RELEASE_FILE, releaseOf } from "./release-file.ts";
import { siteRules } from "./rules.ts";
import { siteUrl } from "./build-address.ts";
import { isServed, storedAddress } from "./stored-files.ts";

/** Where finishing reads and writes. */
export type FinishFolders = {
  /** What React Router's build made for the browser: its `client` folder. */
  client: string;
  /** The rendered pages, and documents for programs. */
  pages: string;
  /** What scripts/bundle-browser.ts built, and the program that publishes a site, `site.mjs`. */
  browser: string;
  /** Pictures that loaders drew. */
  pictures: string;
  /** The published site; replaced as a whole when everything has succeeded. */
  dist: string;
  /** Files for hosts that do not belong in the published folder. */
  hosts: string;
};

/** What was written, and what keeps the site from Cloudflare Pages: for the build's report. */
export type FinishReport = { pages: number; files: number; bytes: number; problems: string[] };

/** The site before it is written: the addresses of its pages, and where each of its files lies now. */
type Site = { pages: string[]; files: Map<string, string> };

/** Collects the rendered pages and the files that go with them. */
function assemble({ client, pages, browser, pictures }: FinishFolders): Site {
  const files = new Map<string, string>();
  const rendered = filesBelow(pages);
  for (const file of rendered) files.set(file, join(pages, file));
  for (const file of filesBelow(client).filter(isServed)) files.set(file, join(client, file));
  // Each bundle has a folder of its own.
  for (const file of filesBelow(browser)) {
    const [, published] = /^[^/]+\/(assets\/.+\.js)$/.exec(file) ?? [];
    if (published) files.set(published, join(browser, file));
  }
  const texts = [...files].filter(([file]) => isCompressible(endingOf(file)));
  for (const name of shownPictures(texts, pictures)) {
    files.set(`pictures/${name}`, join(pictures, name));
  }
  for (const name of filesNamed("downloads")) {
    const problem = fileProblem("download", name);
    if (problem) {
      throw new Error(`content/downloads/${name}: ${problem.message} ${problem.mend}`);
    }
    files.set(`downloads/${name}`, placeOf("download", name));
  }
  return { pages: rendered.filter((file) => file.endsWith(".html")).map(storedAddress), files };
}

/**
 * A file as it is published. Cloudflare's edge would replace mail addresses by a script that a page's policy forbids:
 * between these marks of its own it leaves them alone.
 */
function published(file: string, source: string): Buffer {
  const bytes = readFileSync(source);
  if (!file.endsWith(".html")) return bytes;
  const marked = String(bytes)
    .replace(/<body[^>]*>/, "$&<!--email_off-->")
    .replace("</body>", "<!--/email_off-->$&");
  return Buffer.from(marked);
}

/** Files that are written at the same time: Node compresses in four threads. */
const AT_ONCE = 8;

type Writing = {
  folder: string;
  /** The folder as the last build left it. */
  previous: string;
  onDone: () => void;
};

/**
 * Writes a file with its compressed copies. Where the last build left the same file, all stay as they are, with their
 * dates: hosts go by these, and browsers need not fetch the file anew.
 * @returns its size in bytes
 */
async function writeFile(
  file: string,
  source: string,
  { folder, previous }: Writing,
): Promise<number> {
  const bytes = published(file, source);
  const target = join(folder, file);
  if (await keepFile(join(previous, file), target, bytes)) return bytes.length;
  writeAtomically(target, bytes);
  for (const copy of await compressedCopies(file, bytes))
    writeAtomically(`${target}${copy.ending}`, copy.bytes);
  return bytes.length;
}

/** Writes all files. @returns bytes written, copies not counted */
async function writeFiles(files: Map<string, string>, writing: Writing): Promise<number> {
  let sum = 0;
  await concurrently(AT_ONCE, files, async ([file, source]) => {
    const size = await writeFile(file, source, writing);
    sum += size;
    writing.onDone();
  });
  return sum;
}

const partialOf = (folder: string) => `${folder}.partial`;

/** Has a folder written beside its place, and removes what was written of it where that fails. */
async function writeBeside<T>(
  folder: string,
  write: (folder: string) => T | Promise<T>,
): Promise<T> {
  const partial = partialOf(folder);
  rmSync(partial, { recursive: true, force: true });
  try {
    return await write(partial);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts folders in their places. One after the other without a pause: nothing but a crash leaves only some of them,
 * which `builtSite` refuses.
 */
function putInPlace(folders: string[]): void {
  for (const folder of folders) rmSync(previousOf(folder), { recursive: true, force: true });
  for (const folder of folders) {
    if (existsSync(folder)) renameSync(folder, previousOf(folder));
    renameSync(partialOf(folder), folder);
  }
  for (const folder of folders) rmSync(previousOf(folder), { recursive: true, force: true });
}

/** Brings back the site of before where a build was killed while it put the new one in its place. */
export function restoreSite(folders: string[]): void {
  for (const folder of folders) {
    const previous = previousOf(folder);
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  }
}

/**
 * Finishes a build.
 * @throws Error where a picture, a font or a module is missing, or a download may not be published
 */
export async function finish(
  folders: FinishFolders,
  progress: (total: number) => () => void = () => () => {},
): Promise<FinishReport> {
  const { pages, files } = assemble(folders);
  const rules = siteRules({
    url: siteUrl(),
    pages,
    errorPages: Object.keys(notFoundRoutes),
    files: [...files.keys()].filter((file) => !file.endsWith(".html")),
    moved: redirects(),
    preview: isHiddenFromSearch(),
  });

  const release = `${JSON.stringify(releaseOf(today()))}\n`;
  const upload = uploadPaths(files, rules.base);
  const sizes = new Map([...upload].map(([file, source]) => [file, statSync(source).size]));
  const cloudflare = cloudflareFiles(rules, sizes);

  const bytes = await writeBeside(folders.dist, (folder) => {
    const onDone = progress(files.size);
    writeAtomically(join(folder, RELEASE_FILE), release);
    return writeFiles(files, { folder, previous: folders.dist, onDone });
  });
  await writeBeside(folders.hosts, (folder) => {
    const write = (file: string, content: string | Uint8Array) =>
      writeAtomically(join(folder, file), content);
    for (const [file, text] of Object.entries(hostFiles(rules))) write(file, text);
    for (const file of [
      ...globSync(join(import.meta.dirname, "systemd/*")),
      join(folders.browser, "site.mjs"),
    ])
      write(basename(file), readFileSync(file));
    // What would be left out in silence is not offered at all.
    if (cloudflare.problems.length > 0) return;
    for (const [file, text] of Object.entries(cloudflare.files)) write(join("upload", file), text);
    write(join("upload", rules.base, RELEASE_FILE), release);
    for (const [file, source] of upload) write(join("upload", file), published(file, source));
  });
  putInPlace([folders.dist, folders.hosts]);
  const { problems } = cloudflare;
  return { pages: pages.length, files: files.size - pages.length, bytes, problems };
}
