import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { ContentError } from "#app/collections/content-error.ts";
import { shownPath } from "#app/collections/content-file.server.ts";
import { placeOf } from "#app/collections/named-files.server.ts";
import type { PictureUse } from "#app/collections/picture-uses.server.ts";
import type { FigureContent } from "#app/collections/picture-fields.server.ts";
import type { Photo, PlacedPhoto } from "#app/lib/photo.ts";
import { link } from "#app/lib/site-url.ts";
import { pictureFileLater, type PictureFile } from "./picture-file.server.ts";
import { safeSvg } from "./safe-svg.ts";

/** How a picture is prepared for a kind of place. */
type Recipe = {
  /** Widths of the AVIF files, in pixels: the smallest screen, the usual one, the sharpest. */
  widths: readonly number[];
  /** The width of the file for everything that reads no AVIF. */
  fallback: number;
  /** Height by width, where the picture is cut to its box. */
  ratio?: number;
  /** The most that it may be high. */
  height?: number;
};

const RECIPES: Record<PictureUse["kind"], Recipe> = {
  wide: { widths: [480, 960, 1600], fallback: 960 },
  portrait: { widths: [160, 320, 480], fallback: 320, ratio: 5 / 4 },
  logo: { widths: [], fallback: 480, height: 96 },
};

const AVIF = { quality: 50, effort: 3 } as const;
const JPEG = { quality: 76, mozjpeg: true } as const;
const WEBP = { quality: 80 } as const;
const ENCODERS = {
  avif: (pixels: Sharp) => pixels.avif(AVIF),
  jpg: (pixels: Sharp) => pixels.jpeg(JPEG),
  webp: (pixels: Sharp) => pixels.webp(WEBP),
};

/** Changes when photographs are to be made anew. Their files do not depend on the code that draws reliefs. */
const RECIPE = JSON.stringify(["photographs 1", AVIF, JPEG, WEBP]);

/** The largest size that a recipe makes of a picture: never more than it has. */
function largestSize(recipe: Recipe, { width, height }: { width: number; height: number }) {
  const { ratio, widths, fallback } = recipe;
  const most = Math.max(fallback, ...widths);
  if (ratio) {
    const cut = Math.floor(Math.min(most, width, height / ratio));
    return { width: cut, height: Math.round(cut * ratio) };
  }
  const scale = Math.min(1, most / width, (recipe.height ?? Infinity) / height);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** The file's name as addresses take it. */
const slugOf = (name: string) => name.replace(/\.\w+$/, "").replaceAll(/[/_]+/g, "-");

export const unreadable = (name: string, error: unknown) =>
  new ContentError(shownPath(`pictures/${name}`), {
    message: `This picture cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    hint: "Open it in an image program and save it anew, for example as JPG.",
  });

async function svgFile(name: string, key: string, bytes: Buffer): Promise<PictureFile> {
  const make = async () => {
    const data = safeSvg(bytes.toString("utf8"));
    const { width = 0, height = 0 } = await sharp(Buffer.from(data)).metadata();
    return { data, width, height };
  };
  return pictureFileLater({ name: slugOf(name), extension: "svg", key, recipe: RECIPE, make });
}

/** Makes the files of one picture; those that are remembered are not made again. */
async function filesOf(name: string, kind: PictureUse["kind"], bytes: Buffer): Promise<PhotoFiles> {
  const content = createHash("sha256").update(bytes).digest("hex");
  if (name.endsWith(".svg")) return { plain: await svgFile(name, content, bytes), avif: [] };
  const recipe = RECIPES[kind];
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const largest = largestSize(recipe, autoOrient);
  let decoded: Promise<Sharp> | undefined;
  // Turned as the camera was held, in the colours of the web. What the camera wrote beside the picture stays behind.
  const decode = async () => {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ ...largest, fit: "cover", position: recipe.ratio ? "attention" : "centre" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  };
  const sized = async (atMost: number, extension: keyof typeof ENCODERS) => {
    const width = Math.min(atMost, largest.width);
    const height = Math.max(1, Math.round((largest.height * width) / largest.width));
    return pictureFileLater({
      name: `${slugOf(name)}-${width}`,
      extension,
      key: [content, width, height],
      recipe: RECIPE,
      make: async () => {
        decoded ??= decode();
        const pixels = (await decoded).clone().resize(width, height);
        return { data: await ENCODERS[extension](pixels).toBuffer(), width, height };
      },
    });
  };
  const widths = [...new Set(recipe.widths.map((width) => Math.min(width, largest.width)))];
  const [plain, ...avif] = await Promise.all([
    sized(recipe.fallback, hasAlpha || kind === "logo" ? "webp" : "jpg"),
    ...widths.map((width) => sized(width, "avif")),
  ]);
  return { plain: plain!, avif };
}

/** The files of a picture. */
type PhotoFiles = { plain: PictureFile; avif: PictureFile[] };

/** Pictures that are asked for a second time, by file and state. */
const known = new Map<string, Promise<PhotoFiles>>();

/**
 * A picture of `content/pictures/` as files for a kind of place.
 * @throws ContentError where it cannot be read
 */
export function photoFiles(name: string, kind: PictureUse["kind"]): Promise<PhotoFiles> {
  const path = placeOf("picture", name);
  const stat = statSync(path, { throwIfNoEntry: false });
  const key = [process.cwd(), path, kind, stat?.mtimeMs, stat?.size].join();
  const files =
    known.get(key) ??
    readFile(path)
      .then((bytes) => filesOf(name, kind, bytes))
      .catch((error: unknown) => {
        throw unreadable(name, error);
      });
  known.set(key, files);
  return files;
}

/**
 * The same for a page.
 * @param to makes links of the files' addresses
 */
export async function photo(
  name: string,
  kind: PictureUse["kind"],
  to: (path: string) => string = link,
): Promise<Photo> {
  const { plain, avif } = await photoFiles(name, kind);
  return {
    src: to(plain.path),
    width: plain.width,
    height: plain.height,
    ...(avif.length > 0 && {
      avif: avif.map(({ path, width }) => `${to(path)} ${width}w`).join(", "),
    }),
  };
}

/** The same in its place. @param place.sizes is told how wide the picture is for its height */
export async function placedPhoto(
  name: string,
  kind: PictureUse["kind"],
  { alt, sizes }: { alt: string; sizes: (ratio: number) => string },
): Promise<PlacedPhoto> {
  const found = await photo(name, kind);
  return { ...found, alt, sizes: sizes(found.width / found.height) };
}

/** A member's photograph. Its box says whose it is. */
export const portraitPhoto = (name: string): Promise<PlacedPhoto> =>
  placedPhoto(name, "portrait", {
    alt: "",
    sizes: () => "(width <= 18em) 160px, (width <= 37.5em) 96px, 200px",
  });

/** A picture across the page, or half of it. */
export const figurePhoto = (
  { file, alt }: Pick<FigureContent, "file" | "alt">,
  columns: 1 | 2,
): Promise<PlacedPhoto> =>
  placedPhoto(file, "wide", {
    alt,
    sizes: () => (columns === 1 ? "min(94vw, 87rem)" : "(width <= 60em) 94vw, min(46vw, 43rem)"),
  });
