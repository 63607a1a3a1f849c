/**
 * Finishing the build: turns what React Router rendered into the site as hosts serve it.
 * Each step is a small function of its own; this file reads, applies them in order, and writes.
 */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { fileProblem, filesNamed, placeOf } from "#app/collections/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { isHiddenFromSearch } from "#app/collections/publication.server.ts";
import { writeWhole } from "#app/lib/write-whole.server.ts";
import { notFoundRoutes } from "#app/route-table.ts";
import { compressedCopies, rememberedCopies } from "./compress.ts";
import { endingOf, isCompressible } from "./content-types.ts";
import { hostFiles } from "./host-files.ts";
import { checkMoved } from "./moved-addresses.ts";
import { shownPictures } from "./pictures.ts";
import { siteRules } from "./rules.ts";
import { basePath } from "./site-url.ts";
import { isPublished, pageFile, renderedAddress } from "./stored-files.ts";

/** Where finishing reads and writes. */
export type FinishFolders = {
  /** What React Router rendered: its `client` folder. */
  client: string;
  /** What scripts/browser.ts built. */
  browser: string;
  /** Pictures that loaders drew. */
  pictures: string;
  /** Compressed copies of drawings, kept from build to build. */
  compressed: string;
  /** The published site; replaced as a whole when everything has succeeded. */
  dist: string;
  /** Files for hosts that do not belong into the published folder. */
  hosts: string;
};

/** What was written: for the build's report. */
export type FinishReport = { pages: number; files: number; bytes: number };

/** Every file below a folder, relative, with forward slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    )
    .sort();

/** A finished page: its address without base path (`/team`) and its document. */
type Page = { path: string; html: string };

/** The site in memory, before it is written. */
type Site = { pages: Page[]; files: Map<string, string | Buffer> };

/** Collects the rendered pages and the files that go with them. */
function assemble({ client, browser, pictures }: FinishFolders): Site {
  const built = filesIn(client);
  const isPage = (file: string) => file === "index.html" || file.endsWith("/index.html");
  const pages = built.filter(isPage).map((file) => ({
    path: renderedAddress(file),
    html: readFileSync(join(client, file), "utf8"),
  }));
  const files = new Map<string, string | Buffer>();
  for (const file of built.filter((name) => isPublished(name) && !isPage(name))) {
    files.set(file, readFileSync(join(client, file)));
  }
  for (const bundle of ["islands", "enhancements"]) {
    for (const file of filesIn(join(browser, bundle)).filter((name) => name.endsWith(".js"))) {
      files.set(file, readFileSync(join(browser, bundle, file)));
    }
  }
  const mentions = [
    ...pages.map(({ path, html }) => ({ where: path, text: html })),
    ...[...files]
      .filter(([file]) => isCompressible(endingOf(file)))
      .map(([file, text]) => ({ where: file, text: String(text) })),
  ];
  for (const name of shownPictures(mentions, pictures)) {
    files.set(`pictures/${name}`, readFileSync(join(pictures, name)));
  }
  for (const name of filesNamed("downloads")) {
    const problem = fileProblem("download", name);
    if (problem) {
      throw new Error(`content/downloads/${name}: ${problem.message} ${problem.mend}`);
    }
    files.set(`downloads/${name}`, readFileSync(placeOf("download", name)));
  }
  return { pages, files };
}

/**
 * Writes files with their compressed copies.
 * @param cache folder for the copies of what seldom changes
 * @returns bytes written, copies not counted
 */
async function writeFiles(
  folder: string,
  files: Map<string, string | Buffer>,
  cache: string,
): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async ([file, content]) => {
      const bytes = Buffer.from(content);
      const target = join(folder, file);
      writeWhole(target, bytes);
      const copies = file.startsWith("pictures/")
        ? await rememberedCopies(file, bytes, cache)
        : await compressedCopies(file, bytes);
      for (const copy of copies) writeWhole(`${target}${copy.ending}`, copy.bytes);
      return bytes.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const beside = (folder: string) => ({
  partial: `${folder}.partial`,
  previous: `${folder}.previous`,
});

/** Has a folder written beside its place; what was written of it goes again where that fails. */
async function writeBeside<T>(
  folder: string,
  write: (folder: string) => T | Promise<T>,
): Promise<T> {
  const { partial } = beside(folder);
  rmSync(partial, { recursive: true, force: true });
  try {
    return await write(partial);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Puts folders in their places. One after the other without a pause: nothing but a crash finds only some of them. */
function putInPlace(folders: string[]): void {
  for (const folder of folders) rmSync(beside(folder).previous, { recursive: true, force: true });
  for (const folder of folders) {
    const { partial, previous } = beside(folder);
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(partial, folder);
  }
  for (const folder of folders) rmSync(beside(folder).previous, { recursive: true, force: true });
}

/** Brings back the site of before where a build was killed while it put the new one in its place. */
export function restoreSite(folders: string[]): void {
  for (const folder of folders) {
    const { previous } = beside(folder);
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  }
}

/**
 * Finishes a build.
 * @throws Error where a picture, a font or a module is missing, or a moved address leads nowhere
 */
export async function finish(folders: FinishFolders): Promise<FinishReport> {
  const base = basePath();
  const { pages, files } = assemble(folders);
  const moved = redirects();
  checkMoved(moved, [
    ...pages.map(({ path }) => path),
    ...[...files.keys()].map((file) => `/${file}`),
  ]);
  const rules = siteRules({
    base,
    pages: pages.map(({ path }) => path),
    errorPages: Object.keys(notFoundRoutes),
    files: [...files.keys()],
    moved,
    preview: isHiddenFromSearch(),
  });
  const { inSite, besideSite } = hostFiles(rules, folders);

  const pageFiles = pages.map(({ path, html }): [string, string] => [pageFile(path), html]);
  const writeTexts = (folder: string, texts: Record<string, string>) => {
    for (const [file, text] of Object.entries(texts)) writeWhole(join(folder, file), text);
  };
  const bytes = await writeBeside(folders.dist, (folder) => {
    writeTexts(folder, inSite);
    return writeFiles(folder, new Map([...pageFiles, ...files]), folders.compressed);
  });
  await writeBeside(folders.hosts, (folder) => writeTexts(folder, besideSite));
  putInPlace([folders.dist, folders.hosts]);
  return { pages: pages.length, files: files.size, bytes };
}
