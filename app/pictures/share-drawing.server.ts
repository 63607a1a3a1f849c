import sharp from "sharp";
import * as art from "#app/art/pictures.ts";
import type { Picture, SheetName } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { namedFilePath } from "#app/collections/reader/named-files.server.ts";
import { site } from "#app/collections/site.server.ts";
import { coverStyle } from "./covers.server.ts";
import { regionShareMap, worldShareMap } from "./maps.server.ts";
import { photoFiles } from "./photo.server.ts";

export type ShareDrawing = {
  sheet: SheetName;
  /** Everything that the drawing depends on, besides the code that draws it. */
  key: unknown;
  picture: () => Picture | Promise<Picture>;
  /** true for a photograph, which a palette would spoil. */
  isPhoto?: boolean;
  /** Its place in pixels; by default the whole picture. */
  box?: { x?: number; y?: number; width?: number; height?: number };
  /** The colour of the firm's name; by default that of the title. */
  wordmark?: string;
};

/** Pages with a drawing of their own. */
const OWN: Readonly<Record<string, () => ShareDrawing>> = {
  "/": () => ({ sheet: "mist", key: "home", picture: art.homeHero, box: { x: 60 } }),
  "/who-are-we": () => ({
    sheet: "pale",
    key: "ridges",
    picture: () => art.ridges("kotagiri"),
    box: { y: 150, height: 517 },
    wordmark: site().colours.paper,
  }),
  "/where-we-operate": () => ({
    sheet: "mist",
    key: regions().map(({ presence }) => presence.places),
    picture: worldShareMap,
    box: { x: 640, y: 70, width: 560, height: 490 },
  }),
  "/404": () => ({ sheet: "bloom", key: "not-found", picture: art.notFound, box: { x: 60 } }),
};

/** The part of a share image that titles leave free. */
const PHOTO = { x: 760, width: 440, height: 630 };

async function photoDrawing(file: string, sheet: SheetName): Promise<ShareDrawing> {
  const { width, height } = PHOTO;
  const picture = async (): Promise<Picture> => {
    const crop = await sharp(namedFilePath("photograph", file))
      .autoOrient()
      .resize({ width, height, fit: "cover", position: "attention" })
      // Transparent parts show the sheet's background, as on the page.
      .flatten({ background: art.SHEETS[sheet].background })
      .jpeg({ quality: 90 })
      .toBuffer();
    const data = `data:image/jpeg;base64,${crop.toString("base64")}`;
    const image = `<image href="${data}" width="${width}" height="${height}"/>`;
    return art.svgDocument({ width, height }, "xMidYMid slice", image);
  };
  const { plain } = await photoFiles(file, "wide");
  return { sheet, key: plain.path, picture, box: PHOTO, isPhoto: true };
}

/** The drawing of a page: that of its first band, or else a landform drawn for its address. */
export async function shareDrawing(
  path: string,
  sheet: SheetName,
  post?: Post,
): Promise<ShareDrawing> {
  const own = OWN[path];
  if (own) return own();
  const region = regions().find((entry) => entry.path === path);
  if (region) {
    const { presence, map } = region;
    return { sheet, key: [presence.places, map], picture: () => regionShareMap(region) };
  }
  const style = post ? coverStyle(post) : { sheet, landform: art.landformOf(path) };
  if (post?.cover) return photoDrawing(post.cover.file, style.sheet);
  return { sheet: style.sheet, key: [path, style], picture: () => art.cover(path, style, "share") };
}
