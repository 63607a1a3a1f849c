import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { ridgeMark, SHEETS } from "#app/art/pictures.ts";
import { logo } from "./logo.server.ts";
import { escapeText } from "#app/lib/escape-text.ts";
import { pictureDirectory, pictureFileAsync, type PictureFile } from "./picture-file.server.ts";
import type { ShareDrawing } from "./share-drawing.server.ts";
import { COMPOSED, SHARE_FONTS } from "./share-fonts.ts";
import { setTitle, type TitleRoom } from "./title-lines.ts";

/** The size that link previews are cut from, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const FONTS = SHARE_FONTS.map(({ file }) => file);
/** Letter spacing of page headings and of the wordmark, in em, as on the pages. */
const HEADING_TRACKING = -0.022;
const WORDMARK_TRACKING = -0.02;
/** The title keeps to the part that drawings leave empty. */
const TITLE: TitleRoom = {
  width: 650,
  height: 370,
  fontSizes: [112, 104, 96, 88, 80, 72, 64, 56, 48, 40],
};
const MARK_SIZE = 52;
const WORDMARK_SIZE = 38;
const LOGO_HEIGHT = 72;
/** Height of a small letter of the display face, in em. */
const X_HEIGHT = 0.44;
/** Height of a capital of the display face, in em. */
const CAP_HEIGHT = 0.66;

const fontOptions = () => ({
  fontFiles: FONTS,
  loadSystemFonts: false,
  defaultFontFamily: "Newsreader",
});

const textElement = (
  text: string,
  x: number,
  y: number,
  fontSize: number,
  tracking: number,
  colour = "#000",
): string =>
  `<text x="${x}" y="${y}" font-size="${fontSize}" letter-spacing="${tracking * fontSize}"` +
  ` fill="${colour}">${escapeText(text)}</text>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

/** Measured large, so that rounding does not show. */
const MEASURE_SIZE = 100;
const widths = new Map<string, number>();

/** The width of a text in the display face, in em. */
function widthOf(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    const element = textElement(text, 0, MEASURE_SIZE, MEASURE_SIZE, HEADING_TRACKING);
    width = (new Resvg(svg(element), { font: fontOptions() }).getBBox()?.width ?? 0) / MEASURE_SIZE;
    widths.set(text, width);
  }
  return width;
}

function titleMarkup(title: string, colour: string): string {
  const { lines, fontSize } = setTitle(title, TITLE, widthOf);
  // Pulled left so that the stems meet the margin, as headings on pages are.
  const x = MARGIN - 0.035 * fontSize;
  return lines
    .map((line, index) => {
      const y = MARGIN + CAP_HEIGHT * fontSize + index * fontSize;
      return textElement(line, x, Math.round(y), fontSize, HEADING_TRACKING, colour);
    })
    .join("");
}

/** Which scripts' fonts Pango has been given: it remembers a file once it is named, and then looks in all of them. */
let remembered: Promise<void> | undefined;
const rememberFonts = async () => {
  for (const { file, family } of SHARE_FONTS)
    await sharp({ text: { text: "A", fontfile: file, font: family } })
      .png()
      .toBuffer();
};

/** A title in letters that are put together, as a picture of its own, in the largest size that fits. */
async function composedTitle(title: string, colour: string): Promise<Buffer> {
  await (remembered ??= rememberFonts());
  const families = new Set(SHARE_FONTS.map(({ family }) => family));
  const text = `<span foreground="${colour}">${escapeText(title)}</span>`;
  let data = Buffer.alloc(0);
  for (const size of TITLE.fontSizes) {
    const font = `${[...families].join(", ")}, ${size}`;
    const picture = sharp({ text: { text, font, width: TITLE.width, dpi: 72, rgba: true } });
    const made = await picture.png().toBuffer({ resolveWithObject: true });
    data = made.data;
    if (made.info.width <= TITLE.width && made.info.height <= TITLE.height) break;
  }
  return data;
}

/** Mark and name at the lower left, the name's small letters level with the mark's middle. */
async function wordmarkMarkup(name: string, colour: string, dark: boolean): Promise<string> {
  const own = await logo(dark);
  if (own) {
    const type = own.path.endsWith(".svg") ? "svg+xml" : "png";
    const data = readFileSync(join(pictureDirectory(), "..", own.path)).toString("base64");
    const box = `x="${MARGIN}" y="${HEIGHT - MARGIN - LOGO_HEIGHT}" width="${TITLE.width}" height="${LOGO_HEIGHT}"`;
    return `<image ${box} preserveAspectRatio="xMinYMid" href="data:image/${type};base64,${data}"/>`;
  }
  const { width, paths } = ridgeMark(5);
  const scale = MARK_SIZE / width;
  const top = HEIGHT - MARGIN - MARK_SIZE;
  const lines = paths.map(({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth}"/>`);
  const baseline = top + MARK_SIZE / 2 + (X_HEIGHT * WORDMARK_SIZE) / 2;
  return (
    `<g transform="translate(${MARGIN} ${top}) scale(${scale})" fill="none" stroke="${colour}">` +
    `${lines.join("")}</g>` +
    textElement(
      name,
      MARGIN + MARK_SIZE + 16,
      Math.round(baseline),
      WORDMARK_SIZE,
      WORDMARK_TRACKING,
      colour,
    )
  );
}

/** With a palette, since messengers refuse large previews; drawings have few colours, which takes no effort to find. */
const PNG = { palette: true, dither: 0, effort: 1 } as const;

/** The text is why sharp does not draw the SVG itself. */
async function draw(title: string, name: string, share: ShareDrawing) {
  const { sheet, picture, box, wordmark, isPhoto } = share;
  const { background, text } = SHEETS[sheet];
  const { x = 0, y = 0, width = WIDTH, height = HEIGHT } = box ?? {};
  // Cutting a drawing to its box takes resvg longer than drawing it: the edge of the picture does that as well.
  const overflow = box ? "hidden" : "visible";
  const drawing = (await picture()).svg.replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="${overflow}" `,
  );
  const markup = svg(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${drawing}` +
      (COMPOSED.test(title) ? "" : titleMarkup(title, text)) +
      (await wordmarkMarkup(name, wordmark ?? text, sheet === "deep" || wordmark !== undefined)),
  );
  const {
    pixels,
    width: columns,
    height: rows,
  } = new Resvg(markup, { font: fontOptions() }).render();
  const titles = COMPOSED.test(title)
    ? [{ input: await composedTitle(title, text), left: MARGIN, top: MARGIN }]
    : [];
  const drawn = sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } });
  const image = drawn.composite(titles);
  return (isPhoto ? image.jpeg({ quality: 80 }) : image.png(PNG)).toBuffer();
}

/**
 * The picture that goes with a link to a page: its title beside the page's own drawing.
 * @param title the page's heading, at most 60 characters
 * @param name the firm's name
 * @returns its address without base path, and its size in pixels
 * @throws Error where the font files have not been made yet (`scripts/fonts.ts`)
 */
export async function shareImage(
  title: string,
  name: string,
  drawing: ShareDrawing,
): Promise<PictureFile> {
  const missing = FONTS.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is missing: run node scripts/fonts.ts first`);
  const fonts = FONTS.map((file) => statSync(file).size);
  const logos = [(await logo())?.path, (await logo(true))?.path];
  return pictureFileAsync({
    name: "share",
    extension: drawing.isPhoto ? "jpg" : "png",
    key: [title, name, fonts, drawing, ...logos],
    make: async () => ({ data: await draw(title, name, drawing), width: WIDTH, height: HEIGHT }),
  });
}
