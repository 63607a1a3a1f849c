import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { placeOf } from "#app/collections/named-files.server.ts";
import { site } from "#app/collections/site.server.ts";
import { pictureFile, type PictureFile } from "./picture-file.server.ts";
import { unreadable } from "./photo.server.ts";
import { safeSvg } from "./safe-svg.ts";

/** The bytes of a file in `content/pictures/`; of an SVG, those that draw. @throws ContentError where it is none */
export function logoBytes(file: string): Buffer {
  const bytes = readFileSync(placeOf("picture", file));
  if (!file.endsWith(".svg")) return bytes;
  try {
    return Buffer.from(safeSvg(bytes.toString("utf8")));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** A picture's own size: from the header of a PNG, from the view box or the attributes of an SVG. */
function sizeOf(file: string, data: Buffer): { width: number; height: number } {
  if (file.endsWith(".png")) return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  const tag = /<svg\b[^>]*>/.exec(data.toString())?.[0] ?? "";
  const box = /viewBox="[\d.e+-]+[ ,]+[\d.e+-]+[ ,]+([\d.e+-]+)[ ,]+([\d.e+-]+)"/.exec(tag);
  const attribute = (name: string) => new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1];
  return {
    width: Number(box?.[1] ?? attribute("width") ?? 1),
    height: Number(box?.[2] ?? attribute("height") ?? 1),
  };
}

/** The firm's logo as a file of the site; undefined where the wordmark is its name. @param dark on dark backgrounds */
export function logo(dark = false): PictureFile | undefined {
  const { logo: files } = site();
  if (!files) return undefined;
  const file = (dark && files.dark) || files.file;
  const data = logoBytes(file);
  return pictureFile({
    name: "logo",
    extension: extname(file).slice(1) as "svg" | "png",
    key: createHash("sha256").update(data).digest("hex"),
    make: () => ({ data, ...sizeOf(file, data) }),
  });
}
