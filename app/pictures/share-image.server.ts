import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { homeHero, ridgeMark, SHEETS } from "#app/art/pictures.ts";
import { pictureFileLater, type PictureFile } from "./picture-file.server.ts";
import { setTitle, type TitleRoom } from "./title-lines.ts";

/** The size that link previews are cut from, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const FONT = join(".cache", "fonts", "newsreader-display-350.ttf");
const RUPEE_FONT = join(".cache", "fonts", "rupee-display-350.ttf");
/** Letter spacing of page headings and of the wordmark, in em; visual language §3.3 and §5. */
const HEADING_TRACKING = -0.022;
const WORDMARK_TRACKING = -0.02;
/** The title keeps to the plain and the lit lines: dark lines begin farther right. */
const TITLE: TitleRoom = {
  width: 650,
  height: 370,
  fontSizes: [112, 104, 96, 88, 80, 72, 64, 56, 48, 40],
};
/** The massif stands a little farther right than on the home page, to leave the words more plain. */
const MASSIF_SHIFT = 84;
const MARK_SIZE = 52;
const WORDMARK_SIZE = 38;
/** Height of a small letter of the display face, in em. */
const X_HEIGHT = 0.44;
/** Height of a capital of the display face, in em. */
const CAP_HEIGHT = 0.66;

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const fontOptions = () => ({
  fontFiles: [FONT, RUPEE_FONT],
  loadSystemFonts: false,
  defaultFontFamily: "Newsreader",
});

const textElement = (
  text: string,
  x: number,
  y: number,
  fontSize: number,
  tracking: number,
): string =>
  `<text x="${x}" y="${y}" font-size="${fontSize}" letter-spacing="${tracking * fontSize}"` +
  ` fill="${SHEETS.mist.text}">${escapeXml(text)}</text>`;

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

function titleMarkup(title: string): string {
  const { lines, fontSize } = setTitle(title, TITLE, widthOf);
  // Pulled left so that the stems meet the margin, as headings on pages are.
  const x = MARGIN - 0.035 * fontSize;
  return lines
    .map((line, place) => {
      const y = MARGIN + CAP_HEIGHT * fontSize + place * fontSize;
      return textElement(line, x, Math.round(y), fontSize, HEADING_TRACKING);
    })
    .join("");
}

/** Mark and name at the lower left, the name's small letters level with the mark's middle. */
function wordmarkMarkup(name: string): string {
  const { width, paths } = ridgeMark(5);
  const scale = MARK_SIZE / width;
  const top = HEIGHT - MARGIN - MARK_SIZE;
  const lines = paths.map(({ d, strokeWidth }) => `<path d="${d}" stroke-width="${strokeWidth}"/>`);
  const baseline = top + MARK_SIZE / 2 + (X_HEIGHT * WORDMARK_SIZE) / 2;
  return (
    `<g transform="translate(${MARGIN} ${top}) scale(${scale})" fill="none" stroke="${SHEETS.mist.text}">` +
    `${lines.join("")}</g>` +
    textElement(
      name,
      MARGIN + MARK_SIZE + 16,
      Math.round(baseline),
      WORDMARK_SIZE,
      WORDMARK_TRACKING,
    )
  );
}

/** The same for every image, and so drawn once. */
let massif: string | undefined;

function massifMarkup(): string {
  massif ??= homeHero().svg.replace(
    "<svg ",
    `<svg x="${MASSIF_SHIFT}" width="${WIDTH}" height="${HEIGHT}" `,
  );
  return massif;
}

/** With a palette, since messengers refuse large previews. The text is why sharp does not draw the SVG itself. */
function draw(title: string, name: string): Promise<Uint8Array> {
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SHEETS.mist.ground}"/>`;
  const markup = svg(ground + massifMarkup() + titleMarkup(title) + wordmarkMarkup(name));
  const { pixels, width, height } = new Resvg(markup, { font: fontOptions() }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
}

/**
 * The picture that goes with a link to a page: its title on the plain beside the home page's massif.
 * @param title the page's heading, at most 60 characters
 * @param name the firm's name
 * @returns the PNG's address without base path, and its size in pixels
 * @throws Error where the font files have not been made yet (`scripts/fonts.ts`)
 */
export async function shareImage(title: string, name: string): Promise<PictureFile> {
  if (!existsSync(FONT)) throw new Error(`${FONT} is missing: run node scripts/fonts.ts first`);
  const font = statSync(FONT).size;
  return pictureFileLater({
    name: "share",
    extension: "png",
    key: [title, name, font],
    make: async () => ({ data: await draw(title, name), width: WIDTH, height: HEIGHT }),
  });
}
