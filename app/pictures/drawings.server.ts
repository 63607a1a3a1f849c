import * as art from "#app/art/pictures.ts";
import type { Picture, SheetName } from "#app/art/pictures.ts";
import type { DrawingFile, FirstViewDrawing } from "#app/components/drawing.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { pictureFile, pictureMarkup, type PictureFile } from "./picture-file.server.ts";

/** A drawing's file. @param seeds all arguments of the function that draws */
const drawnFile = (
  name: string,
  seeds: readonly (string | number)[],
  make: () => Picture,
): PictureFile => pictureFile({ name, extension: "svg", key: seeds, make });

/** The address and size of a drawing's file, which is made if its code or seeds changed. */
export function drawing(...drawn: Parameters<typeof drawnFile>): DrawingFile {
  const { path, width, height } = drawnFile(...drawn);
  return { src: link(path), width, height };
}

/** A drawing as markup that is part of the document. */
export const inlineDrawing = (...drawn: Parameters<typeof drawnFile>): string =>
  pictureMarkup(drawnFile(...drawn));

export const homeHeroDrawing = (): FirstViewDrawing => ({
  desktop: drawing("home", [], art.homeHero),
  narrow: inlineDrawing("home-band", [], art.homeHeroBand),
});

/** The massif with the sinkhole, for the not-found page. */
export const notFoundDrawing = (): FirstViewDrawing => ({
  desktop: drawing("not-found", [], art.notFound),
  narrow: inlineDrawing("not-found-narrow", [], art.narrowNotFound),
});

/** Mountains seen from the ground, for the page about the firm. */
export const ridgesDrawing = (): string =>
  inlineDrawing("ridges", [], () => art.ridges("kotagiri"));

/** The tiles of the home page's industries, as views of one file: a phone decodes it sooner than several files. */
export function industryTileDrawings(sheets: SheetName[]): DrawingFile[] {
  if (sheets.length === 0) return [];
  const { src, ...size } = drawing("industries", sheets, () => art.industryTiles(sheets));
  return sheets.map((_, place) => ({ src: `${src}#tile-${place}`, ...size }));
}
