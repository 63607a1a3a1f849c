import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { SHEETS } from "#app/art/pictures.ts";
import { posts } from "#app/collections/blog.server.ts";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { makeFonts } from "../../scripts/fonts.ts";
import { pictureDirectory } from "./picture-file.server.ts";
import { plainPicture } from "./plain-picture.test-helper.ts";
import { shareDrawing, shareImage } from "./share-image.server.ts";
import { missingLetter, range, SHARE_FONTS } from "./share-fonts.ts";

const drawing = await shareDrawing("/contact", "mist");

beforeAll(async () => {
  await makeFonts();
});

test("a title of sixty wide characters fits", async () => {
  for (const title of [
    "Whistleblowing & Workforce Management Memoranda: What Matters",
    "WWWWWWWW WWWWWWWW WWWWWWWW WWWWWWWW",
  ]) {
    const picture = await shareImage(title, "Example Consulting", drawing);
    expect(existsSync(join(pictureDirectory(), "..", picture.path))).toBe(true);
  }
});

test("the file is a PNG of the size that it says, small enough for messengers", async () => {
  const { path, width, height } = await shareImage("Contact", "Example Consulting", drawing);
  const png = readFileSync(join(pictureDirectory(), "..", path));
  const metadata = await sharp(png).metadata();
  expect(metadata).toMatchObject({ format: "png", width, height });
  expect([width, height]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test("title, name and drawing show, in every script and letter, and what would be markup is text", async () => {
  // A character without a glyph leaves a gap: the picture then equals that of the title without the character.
  const titles =
    "-|One|Two|One ₹|One < & >|कुन्नूर का वाचनालय|कुन्नूर का वाचनालय 2026|ಕನ್ನಡ ಸುದ್ದಿ|ಕನ್ನಡ ಸುದ್ದಿ 2026|§|Łuễ|uễ|Δίκη|Право";
  const pictures = await Promise.all([
    ...titles.split("|").map((title) => shareImage(title, "Firm", drawing)),
    shareImage("One", "Firm & Sons", drawing),
    shareImage("One", "Firm", await shareDrawing("/team", "mist")),
    shareImage("One", "Firm", await shareDrawing("/contact", "ochre")),
  ]);
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
});

test("a see-through photograph has the colour of its sheet behind it", async () => {
  const content = contentCopy();
  const clear = await plainPicture({ width: 900, height: 300, background: "#0000" }, "png");
  content.add("pictures/clear.png", clear.toString("latin1"));
  content.edit(ARTICLE, /^(?=title:)/m, "cover: { file: clear.png, alt: Nothing. }\n");
  const post = posts().find(({ cover }) => cover?.file === "clear.png")!;
  const { sheet, picture } = await shareDrawing(post.path, "mist", post);
  const [, photo = ""] = /base64,([^"]+)/.exec((await picture()).svg)!;
  const { channels } = await sharp(Buffer.from(photo, "base64")).stats();
  const colours = SHEETS[sheet].background.match(/\w\w/g)!.map((hex) => parseInt(hex, 16));
  for (const [at, { mean }] of channels.entries()) expect(mean).toBeCloseTo(colours[at]!, -1);
});

/** The letters of a TrueType file: its table of characters lists their last codes, then their first ones. */
function lettersIn(file: string): string {
  const font = readFileSync(file);
  const cmap = font.readUInt32BE(font.indexOf("cmap") + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  const size = font.readUInt16BE(table + 6);
  let letters = "";
  for (let at = table + 14; at < table + 14 + size; at += 2)
    letters += range(font.readUInt16BE(at + 2 + size), font.readUInt16BE(at));
  return letters;
}

test("a font has every letter that is not named as missing; scripts have places without one", () => {
  for (const { file, glyphs } of SHARE_FONTS) {
    const has = new Set(lettersIn(file));
    const lacks = [...glyphs].filter((letter) => !has.has(letter));
    expect(lacks.join("").replaceAll(/\p{Cn}/gu, ""), file).toBe("");
  }
});

test("the first letter that no font has is named", () => {
  expect(missingLetter("Łukasz Nguyễn joins § 29: ಕನ್ನಡ, हिन्दी, Δίκη, Право ₹5")).toBeUndefined();
  expect(missingLetter("நல்வரவு")).toBe("ந");
  expect(missingLetter("Pay 賃金")).toBe("賃");
});
