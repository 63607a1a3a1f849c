/**
 * Finishing the build: turns the rendered pages into the site as hosts serve it.
 * Each step is a small function of its own; this file reads, applies them in order, and writes.
 */
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { fileProblem, filesNamed, placeOf } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { isHiddenFromSearch, today } from "#app/collections/reader/publication.server.ts";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { notFoundRoutes } from "#app/route-table.ts";
import {
  CONTENTS_FILE,
  hashesOf,
  previousOf,
  RELEASE_FILE,
  releaseOf,
  storedAddress,
} from "#hosting/built-site.ts";
import { containerFile } from "#hosting/hosts/caddy.ts";
import { cloudflareFiles } from "#hosting/hosts/cloudflare.ts";
import { compressedCopy, keepFile } from "./compress.ts";
import { endingOf, isCompressible } from "#hosting/content-types.ts";
import { siteRules } from "#hosting/rules.ts";
import { siteUrl } from "#hosting/build-address.ts";

export type FinishFolders = {
  /** Style sheets, fonts and icons: the build's `client` folder. */
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

/**
 * Whether a file of the build belongs to the published site. Style sheets are left out: documents carry their styles. A
 * draft is what a build that was killed was writing.
 */
const isServed = (file: string): boolean =>
  !/\.(?:js|mjs|map|draft)$/.test(file) &&
  !/^assets\/[^/]+\.css$/.test(file) &&
  !file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");

/** Drawn pictures alone have a hash at the end of their names: other sites may have a folder of this name, too. */
const DRAWN_PICTURE = /\/pictures\/([\w.-]+-[0-9a-f]{8}\.(?:svg|png|jpg|webp|avif))/g;

/**
 * The names of the pictures that the site shows.
 * @param texts its pages and other texts: the name of each, and where it lies
 * @param folder where the pictures lie
 * @throws Error naming a picture that is missing and who shows it
 */
function shownPictures(texts: [name: string, path: string][], folder: string): Set<string> {
  const shown = new Set<string>();
  for (const [name, path] of texts)
    for (const [, picture = ""] of readFileSync(path, "utf8").matchAll(DRAWN_PICTURE)) {
      if (!shown.has(picture) && !existsSync(join(folder, picture)))
        throw new Error(`No loader has drawn ${picture}, shown by ${name}, into ${folder}.`);
      shown.add(picture);
    }
  return shown;
}

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

/**
 * Writes all files with their compressed copies. Where the last build left the same file, all stay as they are, with
 * their dates: hosts go by these, and browsers need not fetch the file anew.
 * @param previous the folder as the last build left it
 * @returns bytes written, copies not counted
 */
async function writeFiles(files: Site["files"], folder: string, previous: string): Promise<number> {
  let sum = 0;
  const write = async ([file, source]: [string, string]) => {
    const bytes = published(file, source);
    const target = join(folder, file);
    if (!(await keepFile(join(previous, file), target, bytes))) {
      writeAtomically(target, bytes);
      const copy = await compressedCopy(file, bytes);
      if (copy) writeAtomically(`${target}.br`, copy);
    }
    sum += bytes.length;
  };
  await Readable.from(files).forEach(write, { concurrency: AT_ONCE });
  return sum;
}

const partialOf = (folder: string) => `${folder}.partial`;
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Puts folders in their places. One after the other without a pause: nothing but a crash leaves only some of them,
 * which `builtSite` refuses.
 */
function putInPlace(folders: string[]): void {
  for (const folder of folders) remove(previousOf(folder));
  for (const folder of folders) {
    if (existsSync(folder)) renameSync(folder, previousOf(folder));
    renameSync(partialOf(folder), folder);
  }
  for (const folder of folders) remove(previousOf(folder));
}

/** Takes away what was written of a build that did not come to its end. */
export const removePartial = (folders: string[]): void => folders.map(partialOf).forEach(remove);

/** Brings back the site of before where a build was killed while it put the new one in its place. */
export function restoreSite(folders: string[]): void {
  for (const folder of folders) {
    const previous = previousOf(folder);
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  }
}

/**
 * Finishes a build. Everything is written beside its place; where that fails, `removePartial` takes it away.
 * @throws Error where a picture, a font or a module is missing, or a download may not be published
 */
export async function finish(folders: FinishFolders): Promise<FinishReport> {
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
  const sizes = new Map([...files].map(([file, source]) => [file, statSync(source).size]));
  const { files: cloudflare, problems } = cloudflareFiles(rules, sizes);

  const places = [folders.dist, folders.hosts];
  const [dist, hosts] = places.map(partialOf) as [string, string];
  removePartial(places);
  writeAtomically(join(dist, RELEASE_FILE), release);
  const bytes = await writeFiles(files, dist, folders.dist);
  writeAtomically(join(hosts, ".gitignore"), "*\n");
  const contents = { rules, files: await hashesOf(dist) };
  writeAtomically(join(hosts, CONTENTS_FILE), `${JSON.stringify(contents, null, 2)}\n`);
  writeAtomically(join(hosts, "Caddyfile"), containerFile(rules));
  const programs = globSync("hosting/systemd/*");
  for (const file of [...programs, join(folders.browser, "site.mjs")])
    writeAtomically(join(hosts, basename(file)), readFileSync(file));
  // What would be left out in silence is not offered at all.
  if (problems.length === 0) {
    const upload = join(hosts, "upload");
    for (const [file, text] of Object.entries(cloudflare))
      writeAtomically(join(upload, file), text);
    // Without the compressed copies, which Cloudflare makes itself.
    for (const file of [RELEASE_FILE, ...files.keys()]) {
      mkdirSync(dirname(join(upload, file)), { recursive: true });
      linkSync(join(dist, file), join(upload, file));
    }
  }
  putInPlace(places);
  return { pages: pages.length, files: files.size - pages.length, bytes, problems };
}
