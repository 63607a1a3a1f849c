import { readFileSync } from "node:fs";
import { namedFilePath } from "#app/collections/reader/named-files.server.ts";
import { site } from "#app/collections/site.server.ts";
import { photoFiles, unreadable } from "./photo.server.ts";
import type { PictureFile } from "./picture-file.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { safeSvg } from "#app/lib/safe-svg.server.ts";

/** A file of `content/pictures/`; an SVG loses what runs or loads something. @throws ContentError for an invalid SVG */
export function logoBytes(file: string): Buffer {
  const bytes = readFileSync(namedFilePath("picture", file));
  if (!file.endsWith(".svg")) return bytes;
  try {
    return Buffer.from(safeSvg(bytes.toString("utf8")).svg);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The firm's logo as a file, without metadata. @param dark for dark backgrounds @returns undefined if it has none */
export async function logo(dark = false): Promise<PictureFile | undefined> {
  const { logo: files } = site();
  if (!files) return undefined;
  const { plain } = await photoFiles((dark && files.dark) || files.file, "own-logo");
  return plain;
}

/** The props of a firm's logo in a page. @param dark whether its background there is dark */
export async function logoOn(dark: boolean) {
  const file = await logo(dark);
  const other = await logo(!dark);
  if (!file || !other) return undefined;
  return { src: link(file.path), other: link(other.path), width: file.width, height: file.height };
}
