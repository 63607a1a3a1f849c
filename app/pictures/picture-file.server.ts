import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setColours } from "#app/art/pictures.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { Picture, Size } from "#app/art/picture.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

/** The folder of all pictures: pages link to them, and the last step of the build copies them to the site. */
export const pictureDirectory = (): string => join(process.cwd(), ".cache", "pictures");

/** A drawing, or the bytes of a picture and its size in CSS pixels. */
type DrawnPicture = Picture | (Size & { data: Uint8Array });

/** A picture's address on the site, without base path, and its size. */
export type PictureFile = Size & { path: string };

type PictureRequest = {
  /** The readable part of the file name: lower-case letters, digits and hyphens. */
  name: string;
  extension: "svg" | "png" | "jpg" | "webp" | "avif";
  /** Everything that the picture depends on, besides the code that draws it. */
  key: unknown;
  /** The version of the code that makes the picture; by default a hash of all drawing code. */
  recipe?: string;
  /** Draws the picture; called only if the cache has none for the key. */
  make: () => DrawnPicture;
};

/** The part of a file name that changes with the content. */
const nameHash = (data: string | Uint8Array): string => hash("sha256", data).slice(0, 8);

/** All drawing code: sources, and the packages that they use, relative to the project's folder. */
const SOURCES = [
  "app/{art,pictures}/*.ts",
  "app/lib/safe-svg.server.ts",
  "node_modules/{culori,d3-array,d3-contour,d3-geo,sharp,simplex-noise,svgo,topojson-client,world-atlas}/package.json",
];

const sourcesHash = oncePerBuild((): string => {
  const files = globSync(SOURCES, { cwd: process.cwd() })
    .filter((file) => !/\.test(-helper)?\.ts$/.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(process.cwd(), file), "utf8"));
  return hash("sha256", texts.join());
});

/** Drawings use the firm's colours; pictures with their own recipe, such as photographs, do not. */
function made<T>({ recipe, make }: { recipe?: string; make: () => T }): T {
  if (recipe === undefined) setColours(site().colours);
  return make();
}

/** The path of a request's cache note, which names the file. */
function noteOf({ name, extension, key, recipe }: Omit<PictureRequest, "make">): string {
  const sources = recipe ?? [site().colours, sourcesHash()];
  const request = JSON.stringify({ name, extension, key, sources });
  return join(pictureDirectory(), "known", `${hash("sha256", request).slice(0, 32)}.json`);
}

/** The cached file; undefined if the file or its note is missing or damaged: then it is drawn again. */
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
 * Returns a picture's file, and draws it only if its key or the drawing code has changed.
 * @returns size, and path `/pictures/<name>-<first 8 digits of the content's SHA-256>.<extension>`
 */
export function pictureFile(request: PictureRequest): PictureFile {
  const note = noteOf(request);
  return readNote(note) ?? keep(note, request, made(request));
}

/** `pictureFile` for pictures that take time to make. */
export async function pictureFileAsync(
  request: Omit<PictureRequest, "make"> & { make: () => Promise<DrawnPicture> },
): Promise<PictureFile> {
  const note = noteOf(request);
  return readNote(note) ?? keep(note, request, await made(request));
}

/** An SVG file's text as markup for an HTML document, which needs no namespace. */
export const inlineMarkup = (svg: string): string =>
  svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");

/** The markup of a drawn file, for the document. */
export const pictureMarkup = ({ path }: PictureFile): string =>
  inlineMarkup(readFileSync(join(pictureDirectory(), "..", path), "utf8"));
