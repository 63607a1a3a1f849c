import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setColours } from "#app/art/pictures.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { Picture, Size } from "#app/art/picture.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

/** Where pictures are written: pages link to them, and the end of the build copies them to the site. */
export const pictureDirectory = (): string => join(process.cwd(), ".cache", "pictures");

/** A drawing, or the bytes of a picture and its size in CSS pixels. */
type DrawnPicture = Picture | (Size & { data: Uint8Array });

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

/** The part of a picture's name that changes with its content. */
const nameHash = (data: string | Uint8Array): string => hash("sha256", data).slice(0, 8);

/** What draws, below the project's folder: its code and the packages it calls. */
const SOURCES = [
  "app/{art,pictures}/*.ts",
  "node_modules/{culori,d3-array,d3-contour,d3-geo,sax,sharp,simplex-noise,topojson-client,world-atlas}/package.json",
];

/** A hash of all that draws. */
const sourcesHash = oncePerBuild((): string => {
  const files = globSync(SOURCES, { cwd: process.cwd() })
    .filter((file) => !/\.test(-helper)?\.ts$/.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(process.cwd(), file), "utf8"));
  return hash("sha256", texts.join());
});

/** Drawings are in the firm's colours; what has a recipe of its own, such as a photograph, knows none. */
function made<T>({ recipe, make }: { recipe?: string; make: () => T }): T {
  if (recipe === undefined) setColours(site().colours);
  return make();
}

/** Where the file made for a request is remembered. */
function noteOf({ name, extension, key, recipe }: Omit<PictureRequest, "make">): string {
  const sources = recipe ?? [site().colours, sourcesHash()];
  const request = JSON.stringify({ name, extension, key, sources });
  return join(pictureDirectory(), "known", `${hash("sha256", request).slice(0, 32)}.json`);
}

/** The file that is remembered; undefined where it or its note is missing or damaged, so that it is made anew. */
function readNote(note: string): PictureFile | undefined {
  try {
    const [known, noted] = JSON.parse(readFileSync(note, "utf8")) as [PictureFile, string];
    const data = readFileSync(join(pictureDirectory(), "..", known.path));
    return noted === nameHash(JSON.stringify([known, nameHash(data)])) ? known : undefined;
  } catch {
    return undefined;
  }
}

function keep(
  note: string,
  { name, extension }: Omit<PictureRequest, "make">,
  { width, height, ...drawn }: DrawnPicture,
): PictureFile {
  const data = "svg" in drawn ? drawn.svg : drawn.data;
  const file = `${name}-${nameHash(data)}.${extension}`;
  writeAtomically(join(pictureDirectory(), file), data);
  const made: PictureFile = { path: `/pictures/${file}`, width, height };
  writeAtomically(note, JSON.stringify([made, nameHash(JSON.stringify([made, nameHash(data)]))]));
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
