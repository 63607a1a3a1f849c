import { hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setColours } from "#app/art/pictures.ts";
import { isBuild } from "#app/collections/reader/once-per-build.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { Size } from "#app/art/picture.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

/** Where pictures are written: pages link to them, and the end of the build copies them to the site. */
export const pictureDirectory = (): string => join(process.cwd(), ".cache", "pictures");

/** What a picture consists of: its bytes, and its size in CSS pixels. */
type DrawnPicture = Size & { data: string | Uint8Array };

/** A picture's address on the site, without base path, and its size. */
export type PictureFile = Size & { path: string };

type PictureRequest = {
  /** Small letters, digits and hyphens: the readable part of the file name. */
  name: string;
  extension: "svg" | "png" | "jpg" | "webp" | "avif";
  /** Everything that decides what the picture looks like, besides the code that draws it. */
  key: unknown;
  /** Changes with the code that makes the picture; by default a hash of all that draws. */
  recipe?: string;
  /** Draws the picture; called only when none is remembered for the key. */
  make: () => DrawnPicture;
};

const hashOf = (data: string | Uint8Array): string => hash("sha256", data);

/** The part of a picture's name that changes with its content. */
const nameHash = (data: string | Uint8Array): string => hashOf(data).slice(0, 8);

/** What draws, below the project's folder: its code and the packages it calls. */
const SOURCES = [
  "app/{art,pictures}/*.ts",
  "node_modules/{culori,d3-contour,d3-geo,sax,sharp,simplex-noise,topojson-client,world-atlas}/package.json",
];

let knownSources: { stamp: string; hash: string } | undefined;

/** A hash of all that draws; read again when a file changes while the development server runs. */
function sourcesHash(): string {
  if (knownSources && isBuild()) return knownSources.hash;
  const files = globSync(SOURCES, { cwd: process.cwd() })
    .filter((file) => !/\.test(-helper)?\.ts$/.test(file))
    .map((file) => join(process.cwd(), file))
    .sort();
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
  if (stamp !== knownSources?.stamp) {
    knownSources = { stamp, hash: hashOf(files.map((file) => readFileSync(file, "utf8")).join()) };
  }
  return knownSources.hash;
}

/** Drawings are in the firm's colours; what has a recipe of its own, such as a photograph, knows none. */
function made<T>({ recipe, make }: { recipe?: string; make: () => T }): T {
  if (recipe === undefined) setColours(site().colours);
  return make();
}

/** Where the file made for a request is remembered. */
function noteOf({ name, extension, key, recipe }: Omit<PictureRequest, "make">): string {
  const sources = recipe ?? [site().colours, sourcesHash()];
  const request = JSON.stringify({ name, extension, key, sources });
  return join(pictureDirectory(), "known", `${hashOf(request).slice(0, 32)}.json`);
}

const wholeFiles = new Set<string>();

/** Whether a picture's file holds what its name says; read again only where the file has changed. */
function isWhole({ path }: PictureFile): boolean {
  const file = join(pictureDirectory(), "..", path);
  const { mtimeMs, size } = statSync(file);
  const stamp = `${file} ${mtimeMs} ${size}`;
  if (!wholeFiles.has(stamp) && path.includes(`-${nameHash(readFileSync(file))}.`))
    wholeFiles.add(stamp);
  return wholeFiles.has(stamp);
}

/** The file that is remembered; undefined where it or its note is missing or damaged, so that it is made anew. */
function readNote(note: string): PictureFile | undefined {
  try {
    const [seal, text = ""] = readFileSync(note, "utf8").split("\n");
    if (seal !== hashOf(text)) return undefined;
    const known = JSON.parse(text) as PictureFile;
    return isWhole(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function keep(
  note: string,
  { name, extension }: Omit<PictureRequest, "make">,
  { data, ...size }: DrawnPicture,
): PictureFile {
  const file = `${name}-${nameHash(data)}.${extension}`;
  writeAtomically(join(pictureDirectory(), file), data);
  const made: PictureFile = { path: `/pictures/${file}`, ...size };
  const text = JSON.stringify(made);
  writeAtomically(note, `${hashOf(text)}\n${text}`);
  return made;
}

/**
 * Gives a picture's file, drawing it only where neither its key nor the code that draws has changed.
 * @returns address `/pictures/<name>-<first 8 digits of the content's SHA-256>.<extension>` and size
 */
export function pictureFile(request: PictureRequest): PictureFile {
  const note = noteOf(request);
  return readNote(note) ?? keep(note, request, made(request));
}

/** Gives the file of a picture whose drawing has to be awaited, such as a photograph; otherwise as `pictureFile`. */
export async function pictureFileAsync(
  request: Omit<PictureRequest, "make"> & { make: () => Promise<DrawnPicture> },
): Promise<PictureFile> {
  const note = noteOf(request);
  return readNote(note) ?? keep(note, request, await made(request));
}

/** An SVG file's text as markup of a document, where it needs no namespace. */
export const inlineMarkup = (svg: string): string =>
  svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");

/** An SVG picture as markup of a document. */
export const pictureMarkup = ({ path }: PictureFile): string =>
  inlineMarkup(readFileSync(join(pictureDirectory(), "..", path), "utf8"));
