import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { ridgeMark, SHEETS, type Picture, type SheetName } from "#app/art/pictures.ts";
import { escapeText } from "#app/lib/text.ts";
import { logo } from "./logo.server.ts";
import { pictureDirectory, pictureFileAsync, type PictureFile } from "./picture-file.server.ts";
import { SHARE_FONTS } from "./share-fonts.ts";
import * as art from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { namedFilePath } from "#app/collections/reader/named-files.server.ts";
import { site } from "#app/collections/site.server.ts";
import { coverStyle } from "./covers.server.ts";
import { regionShareMap, worldShareMap } from "./maps.server.ts";
import { photoFiles } from "./photo.server.ts";

/** The usual size of link previews, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The title stays in the part that drawings leave empty, in the largest size that fits. */
const TITLE = { width: 620, height: 370, fontSizes: [112, 104, 96, 88, 80, 72, 64, 56, 48, 40] };
const MARK_SIZE = 52;
const NAME_SIZE = 38;
/** From the mark's top to that of the name's letters, so that lower-case letters are centred on the mark. */
const NAME_TOP = 8;
const LOGO_HEIGHT = 72;
const FAMILIES = [...new Set(SHARE_FONTS.map(({ family }) => family))].join(", ");

/** Pango keeps every font file that was once named, and then searches all of them. */
let remembered: Promise<unknown> | undefined;
const rememberFonts = () =>
  (remembered ??= Promise.all(
    SHARE_FONTS.map(({ file, family }) =>
      sharp({ text: { text: "A", fontfile: file, font: family } })
        .png()
        .toBuffer(),
    ),
  ));

/** A text as a picture, cropped to its letters. @param markup for Pango */
const setText = (
  markup: string,
  size: number,
  width: number,
  wrap: "word" | "word-char" = "word",
) =>
  sharp({ text: { text: markup, font: `${FAMILIES}, ${size}`, width, wrap, dpi: 72, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Letter spacing and line height as in the headings of pages. */
const display = (text: string, size: number, colour: string): string =>
  `<span foreground="${colour}" line_height="0.88" letter_spacing="${Math.round(-22.5 * size)}">${text}</span>`;

/** A title in the largest size that fits, with lines of about equal length; a word longer than a line is broken. */
async function titlePicture(title: string, colour: string): Promise<OverlayOptions> {
  // An ampersand stays with the next word: "Talent Acquisition / & Development".
  const text = escapeText(title.replaceAll("& ", "&\u00a0"));
  const place = { left: MARGIN, top: MARGIN };
  for (const size of TITLE.fontSizes) {
    const markup = display(text, size, colour);
    let set = await setText(markup, size, TITLE.width);
    const { height } = set.info;
    if (set.info.width > TITLE.width || height > TITLE.height) continue;
    for (let width = set.info.width - 1; ; width = set.info.width - 1) {
      const narrower = await setText(markup, size, width);
      const hasMoreLines = narrower.info.height > height + size / 2;
      if (hasMoreLines || narrower.info.width > width) return { ...place, input: set.data };
      set = narrower;
    }
  }
  const size = Math.min(...TITLE.fontSizes);
  const broken = await setText(display(text, size, colour), size, TITLE.width, "word-char");
  return { ...place, input: broken.data };
}

async function signature(name: string, colour: string, dark: boolean): Promise<OverlayOptions[]> {
  const own = await logo(dark);
  if (own) {
    const picture = sharp(join(pictureDirectory(), "..", own.path), { density: 300 });
    const { data, info } = await picture
      .resize({ width: TITLE.width, height: LOGO_HEIGHT, fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true });
    return [{ input: data, left: MARGIN, top: HEIGHT - MARGIN - info.height }];
  }
  const { viewBox, paths } = ridgeMark(5);
  const lines = paths.map(({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth}"/>`);
  const mark =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${MARK_SIZE}" height="${MARK_SIZE}"` +
    ` fill="none" stroke="${colour}">${lines.join("")}</svg>`;
  // An invisible character gives the text of all names the same height.
  const text = `${display(escapeText(name), NAME_SIZE, colour)}<span alpha="1">|</span>`;
  const top = HEIGHT - MARGIN - MARK_SIZE;
  return [
    { input: Buffer.from(mark), left: MARGIN, top },
    {
      input: (await setText(text, NAME_SIZE, WIDTH)).data,
      left: MARGIN + MARK_SIZE + 16,
      top: top + NAME_TOP,
    },
  ];
}

/** A palette, as messengers refuse large previews. Drawings have few colours, so low effort finds it. */
const PNG = { palette: true, dither: 0, effort: 1 } as const;

async function draw(title: string, name: string, share: ShareDrawing): Promise<Buffer> {
  await rememberFonts();
  const { sheet, picture, box = {}, wordmark, isPhoto } = share;
  const { background, text } = SHEETS[sheet];
  const { x = 0, y = 0, width = WIDTH, height = HEIGHT } = box;
  const drawing = (await picture()).svg.replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${drawing}</svg>`;
  const image = sharp(Buffer.from(ground)).composite([
    await titlePicture(title, text),
    ...(await signature(name, wordmark ?? text, sheet === "deep" || wordmark !== undefined)),
  ]);
  return (isPhoto ? image.jpeg({ quality: 80 }) : image.png(PNG)).toBuffer();
}

/**
 * The share image of a page: its title beside the page's drawing.
 * @param title the page's heading, at most 60 characters
 * @param name the firm's name
 * @returns its path without base path, and its size in pixels
 * @throws Error if the font files are missing (`scripts/fonts.ts` makes them)
 */
export async function shareImage(
  title: string,
  name: string,
  drawing: ShareDrawing,
): Promise<PictureFile> {
  const files = SHARE_FONTS.map(({ file }) => file);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is missing: run node scripts/fonts.ts first`);
  const fonts = files.map((file) => statSync(file).size);
  const logos = [(await logo())?.path, (await logo(true))?.path];
  return pictureFileAsync({
    name: "share",
    extension: drawing.isPhoto ? "jpg" : "png",
    key: [title, name, fonts, drawing, ...logos],
    make: async () => ({ data: await draw(title, name, drawing), width: WIDTH, height: HEIGHT }),
  });
}

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
