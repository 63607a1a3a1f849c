/**
 * The last step of the build: turns the rendered pages into the site that hosts serve. Each step is a small function;
 * this file reads, applies them in order, and writes.
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
import {
  fileProblem,
  filesNamed,
  namedFilePath,
} from "#app/collections/reader/named-files.server.ts";
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
  client: string;
  /** The rendered pages and documents for programs. */
  pages: string;
  /** The output of scripts/bundle-browser.ts, with the program that publishes a site, `site.mjs`. */
  browser: string;
  /** Pictures that loaders drew. */
  pictures: string;
  /** The published site; replaced as a whole after success. */
  dist: string;
  /** Files for hosts that are not in the published folder. */
  hosts: string;
};

/** Counts of written files, and what prevents publishing on Cloudflare Pages; for the build's output. */
export type FinishReport = { pages: number; files: number; bytes: number; problems: string[] };

/** The site before it is written: the paths of its pages, and the present location of each file. */
type Site = { pages: string[]; files: Map<string, string> };

/** Whether a file of the build is published: no style sheets, which documents contain, nor files of a killed build. */
const isServed = (file: string): boolean =>
  !/\.(?:js|mjs|map|draft)$/.test(file) &&
  !/^assets\/[^/]+\.css$/.test(file) &&
  !file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");

/** Only drawn pictures have a hash at the end of their names: other sites may have such a folder, too. */
const DRAWN_PICTURE = /\/pictures\/([\w.-]+-[0-9a-f]{8}\.(?:svg|png|jpg|webp|avif))/g;

/**
 * The names of all pictures that the site shows.
 * @param texts its pages and other texts: their names and locations
 * @param folder of the pictures
 * @throws Error naming a missing picture and the page that shows it
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
  // Each bundle has its own folder.
  for (const file of filesBelow(browser)) {
    const [, published] = /^[^/]+\/(assets\/.+\.js)$/.exec(file) ?? [];
    if (published) files.set(published, join(browser, file));
  }
  const texts = [...files].filter(([file]) => isCompressible(endingOf(file)));
  for (const name of shownPictures(texts, pictures))
    files.set(`pictures/${name}`, join(pictures, name));
  for (const name of filesNamed("downloads")) {
    const problem = fileProblem("download", name);
    if (problem) throw new Error(`content/downloads/${name}: ${problem.message} ${problem.mend}`);
    files.set(`downloads/${name}`, namedFilePath("download", name));
  }
  return { pages: rendered.filter((file) => file.endsWith(".html")).map(storedAddress), files };
}

/** As published. Cloudflare would replace e-mail addresses by a forbidden script, but not between these comments. */
function published(file: string, source: string): Buffer {
  const bytes = readFileSync(source);
  if (!file.endsWith(".html")) return bytes;
  const marked = String(bytes)
    .replace(/<body[^>]*>/, "$&<!--email_off-->")
    .replace("</body>", "<!--/email_off-->$&");
  return Buffer.from(marked);
}

/** Files that are written in parallel: Node compresses in four threads. */
const AT_ONCE = 8;

/**
 * Writes all files with their compressed copies. Unchanged files of the last build are kept with their dates, which
 * hosts compare, so that browsers need not fetch them again.
 * @param previous the folder of the last build
 * @returns bytes written, without copies
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

/** Moves folders into place, one directly after another: only a crash can leave some, which `builtSite` refuses. */
function putInPlace(folders: string[]): void {
  for (const folder of folders) remove(previousOf(folder));
  for (const folder of folders) {
    if (existsSync(folder)) renameSync(folder, previousOf(folder));
    renameSync(partialOf(folder), folder);
  }
  for (const folder of folders) remove(previousOf(folder));
}

/** Removes what an interrupted build has written. */
export const removePartial = (folders: string[]): void => folders.map(partialOf).forEach(remove);

/** Restores the previous site if a build was killed while it moved folders into place. */
export function restoreSite(folders: string[]): void {
  for (const folder of folders) {
    const previous = previousOf(folder);
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  }
}

/**
 * Finishes a build. Everything is written beside its place; after a failure, `removePartial` removes it.
 * @throws Error if a picture, a font or a module is missing, or a download must not be published
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
  // There is no upload folder if Cloudflare would silently leave out a part of it.
  if (problems.length === 0) {
    const upload = join(hosts, "upload");
    for (const [file, text] of Object.entries(cloudflare))
      writeAtomically(join(upload, file), text);
    // Without compressed copies, as Cloudflare compresses by itself.
    for (const file of [RELEASE_FILE, ...files.keys()]) {
      mkdirSync(dirname(join(upload, file)), { recursive: true });
      linkSync(join(dist, file), join(upload, file));
    }
  }
  putInPlace(places);
  return { pages: pages.length, files: files.size - pages.length, bytes, problems };
}
