import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { ContentError } from "#app/collections/reader/content-error.ts";
import { namedFilePath } from "#app/collections/reader/named-files.server.ts";
import type { Crop, FigureContent } from "#app/collections/reader/picture-fields.server.ts";
import { safeSvg } from "#app/lib/safe-svg.server.ts";
import type { Photo, PlacedPhoto } from "#app/lib/photo.ts";
import { link } from "#app/lib/address/site-url.ts";
import { pictureFileAsync, type PictureFile } from "./picture-file.server.ts";

type PictureKind = "wide" | "portrait" | "logo" | "own-logo";

type Recipe = {
  /** Widths of the AVIF files in pixels: for the smallest screen, the usual one, the sharpest. */
  widths: readonly number[];
  /** The width of the file for programs without AVIF. */
  fallback: number;
  /** Height divided by width, for pictures that are cropped to their box. */
  ratio?: number;
  /** The greatest height, in pixels. */
  height?: number;
};

const RECIPES: Record<PictureKind, Recipe> = {
  wide: { widths: [480, 960, 1600], fallback: 960 },
  portrait: { widths: [160, 320, 480], fallback: 320, ratio: 5 / 4 },
  logo: { widths: [], fallback: 480, height: 96 },
  // For header, footer and share images, sharp on every screen.
  "own-logo": { widths: [], fallback: 1440, height: 288 },
};

const AVIF = { quality: 50, effort: 3 } as const;
const JPEG = { quality: 76, mozjpeg: true } as const;
const WEBP = { quality: 80 } as const;
const ENCODERS = {
  avif: (pixels: Sharp) => pixels.avif(AVIF),
  jpg: (pixels: Sharp) => pixels.jpeg(JPEG),
  webp: (pixels: Sharp) => pixels.webp(WEBP),
  // PNG because share images cannot contain WebP, and lossless for the firm's own logo.
  png: (pixels: Sharp) => pixels.png(),
};

/** The cache key of photographs: to be changed if they have to be made again. The code of drawings is no part of it. */
const RECIPE = JSON.stringify(["photographs 1", sharp.versions, AVIF, JPEG, WEBP]);

/** The largest size of a picture for a recipe: never larger than the original. */
function largestSize(recipe: Recipe, { width, height }: { width: number; height: number }) {
  const { ratio, widths, fallback } = recipe;
  const most = Math.max(fallback, ...widths);
  if (ratio) {
    const cropped = Math.floor(Math.min(most, width, height / ratio));
    return { width: cropped, height: Math.round(cropped * ratio) };
  }
  const scale = Math.min(1, most / width, (recipe.height ?? Infinity) / height);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

const slugOf = (name: string) => name.replace(/\.\w+$/, "").replaceAll(/[/_]+/g, "-");

/** The error for a picture that cannot be decoded. @param name below `content/pictures/` */
export const unreadable = (name: string, error: unknown) =>
  new ContentError(`pictures/${name}`, {
    message: `This picture cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    mend: "Open it in an image program and save it anew, for example as JPG.",
  });

async function svgFile(name: string, key: string, bytes: Buffer): Promise<PictureFile> {
  const make = async () => {
    const { svg } = safeSvg(bytes.toString("utf8"));
    const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
    return { svg, width, height };
  };
  return pictureFileAsync({ name: slugOf(name), extension: "svg", key, make });
}

/** The crop that an editor chose, moved inside the picture if it reaches out. */
function boxOf({ x, y, width }: Crop, ratio: number, picture: { width: number; height: number }) {
  const wide = Math.round(Math.min((width / 100) * picture.width, picture.height / ratio));
  const high = Math.round(Math.min(wide * ratio, picture.height));
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(0, (middle / 100) * whole - size / 2), whole - size));
  return {
    left: within(x, wide, picture.width),
    top: within(y, high, picture.height),
    width: wide,
    height: high,
  };
}

async function measured(bytes: Buffer, recipe: Recipe, crop?: Crop) {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const box = crop && recipe.ratio ? boxOf(crop, recipe.ratio, autoOrient) : undefined;
  return { box, hasAlpha, largest: largestSize(recipe, box ?? autoOrient) };
}

/** The picture for a recipe at its largest size: upright, in sRGB. */
async function decode(bytes: Buffer, recipe: Recipe, crop?: Crop): Promise<Sharp> {
  const { box, largest } = await measured(bytes, recipe, crop);
  const upright = sharp(bytes).autoOrient();
  // Drops the camera's metadata.
  const { data, info } = await (box ? upright.extract(box) : upright)
    .resize({ ...largest, fit: "cover", position: recipe.ratio ? "attention" : "centre" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A member's portrait at its largest. */
export const portraitPixels = (bytes: Buffer, crop?: Crop): Promise<Sharp> =>
  decode(bytes, RECIPES.portrait, crop);

/** Makes the files of one picture, except those in the cache. */
async function filesOf(
  name: string,
  kind: PictureKind,
  crop: Crop | undefined,
  bytes: Buffer,
): Promise<PhotoFiles> {
  const content = hash("sha256", bytes);
  if (name.endsWith(".svg")) return { plain: await svgFile(name, content, bytes), avif: [] };
  const recipe = RECIPES[kind];
  const { hasAlpha, largest } = await measured(bytes, recipe, crop);
  let decoded: Promise<Sharp> | undefined;
  const sized = async (atMost: number, extension: keyof typeof ENCODERS) => {
    const width = Math.min(atMost, largest.width);
    const height = Math.max(1, Math.round((largest.height * width) / largest.width));
    return pictureFileAsync({
      name: `${slugOf(name)}-${width}`,
      extension,
      key: [content, width, height, crop],
      recipe: RECIPE,
      make: async () => {
        decoded ??= decode(bytes, recipe, crop);
        const pixels = (await decoded).clone().resize(width, height);
        return { data: await ENCODERS[extension](pixels).toBuffer(), width, height };
      },
    });
  };
  const widths = [...new Set(recipe.widths.map((width) => Math.min(width, largest.width)))];
  const extension = kind === "own-logo" ? "png" : hasAlpha || kind === "logo" ? "webp" : "jpg";
  const [plain, ...avif] = await Promise.all([
    sized(recipe.fallback, extension),
    ...widths.map((width) => sized(width, "avif")),
  ]);
  return { plain: plain!, avif };
}

type PhotoFiles = { plain: PictureFile; avif: PictureFile[] };

/** Results by file and its state. */
const known = new Map<string, Promise<unknown>>();

/**
 * Caches what is made of a picture of `content/pictures/`, until its file changes.
 * @param key everything else that the result depends on
 * @throws ContentError if the picture cannot be read
 */
export function madeOf<T>(
  name: string,
  key: unknown,
  make: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const path = namedFilePath("picture", name);
  const stat = statSync(path, { throwIfNoEntry: false });
  const state = JSON.stringify([process.cwd(), path, key, stat?.mtimeMs, stat?.size]);
  const found =
    (known.get(state) as Promise<T> | undefined) ??
    readFile(path)
      .then(make)
      .catch((error: unknown) => {
        throw unreadable(name, error);
      });
  known.set(state, found);
  return found;
}

/** The files of a photograph in the formats and widths of its kind. @throws ContentError if it cannot be decoded */
export const photoFiles = (name: string, kind: PictureKind, crop?: Crop): Promise<PhotoFiles> =>
  madeOf(name, [kind, crop], (bytes) => filesOf(name, kind, crop, bytes));

/** A picture of `content/pictures/` for a page: addresses of its files, and its size. @param to makes links of these */
export async function photo(
  name: string,
  kind: PictureKind,
  to: (path: string) => string = link,
  crop?: Crop,
): Promise<Photo> {
  const { plain, avif } = await photoFiles(name, kind, crop);
  return {
    src: to(plain.path),
    width: plain.width,
    height: plain.height,
    ...(avif.length > 0 && {
      avif: avif.map(({ path, width }) => `${to(path)} ${width}w`).join(", "),
    }),
  };
}

/**
 * A picture of `content/pictures/` for a page, with its alternative text and the `sizes` of its place.
 * @param place.sizes is called with the picture's ratio of width to height
 */
export async function placedPhoto(
  name: string,
  kind: PictureKind,
  { alt, sizes, crop }: { alt: string; sizes: (ratio: number) => string; crop?: Crop },
): Promise<PlacedPhoto> {
  const found = await photo(name, kind, link, crop);
  return { ...found, alt, sizes: sizes(found.width / found.height) };
}

/** A picture across the page, or half of it. */
export const figurePhoto = (
  { file, alt }: Pick<FigureContent, "file" | "alt">,
  columns: 1 | 2,
): Promise<PlacedPhoto> =>
  placedPhoto(file, "wide", {
    alt,
    sizes: () => (columns === 1 ? "min(94vw, 87rem)" : "(width <= 60em) 94vw, min(46vw, 43rem)"),
  });
