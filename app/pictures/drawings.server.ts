import * as art from "#app/art/pictures.ts";
import type { CoverCrop, CoverPlace, CoverStyle, Picture, SheetName } from "#app/art/pictures.ts";
import { categorySection, type Post } from "#app/collections/blog.server.ts";
import type { DrawingFile, DrawingPair, FirstViewDrawing } from "#app/components/drawing.tsx";
import { link } from "#app/lib/site-url.ts";
import { pictureFile, pictureMarkup, type PictureFile } from "./picture-file.server.ts";

type CoveredArticle = Pick<Post, "path" | "category">;

/** A category's own background and landform: readers know it by them (docs/visual-language.md, Drawings). */
export function coverStyle({ category }: CoveredArticle): CoverStyle {
  const { sheet, landform } = categorySection(category);
  return { sheet, landform };
}

/** A drawing's file. `seeds` is whatever was handed to the function that draws. */
const drawnFile = (
  name: string,
  seeds: readonly (string | number)[],
  draw: () => Picture,
): PictureFile =>
  pictureFile({
    name,
    extension: "svg",
    key: seeds,
    make: () => {
      const { svg, width, height } = draw();
      return { data: svg, width, height };
    },
  });

/** A drawing by its address. */
function drawing(...drawn: Parameters<typeof drawnFile>): DrawingFile {
  const { path, width, height } = drawnFile(...drawn);
  return { src: link(path), width, height };
}

/** A drawing as markup of the document. */
const inlineDrawing = (...drawn: Parameters<typeof drawnFile>): string =>
  pictureMarkup(drawnFile(...drawn));

/** The home page's massif. */
export const homeHeroDrawing = (): FirstViewDrawing => ({
  desktop: drawing("home", [], art.homeHero),
  narrow: inlineDrawing("home-band", [], art.homeHeroBand),
});

/** The massif with the sinkhole. */
export const notFoundDrawing = (): FirstViewDrawing => ({
  desktop: drawing("not-found", [], art.notFound),
  narrow: inlineDrawing("not-found-narrow", [], art.narrowNotFound),
});

/** The mountains of the page about the firm, seen from the ground. */
export const ridgesDrawing = (): string =>
  inlineDrawing("ridges", [], () => art.ridges("kotagiri"));

/** What one of an article's covers is drawn from. */
function cover(post: CoveredArticle, crop: CoverCrop): Parameters<typeof drawnFile> {
  const style = coverStyle(post);
  return [
    "cover",
    [post.path, style.sheet, style.landform, crop],
    () => art.cover(post.path, style, crop),
  ];
}

/**
 * An article's cover in a list. Narrow screens show that of the list of articles everywhere.
 * @param place where it stands: that decides size and ratio
 */
export const coverDrawing = (
  article: CoveredArticle,
  place: Exclude<CoverPlace, "band">,
): DrawingPair => ({
  desktop: drawing(...cover(article, place)),
  ...(place !== "list" && {
    narrow: drawing(...cover(article, place === "featured" ? NARROW_CROPS.featured : "list")),
  }),
});

/** Where an article's cover is part of the first view. */
export type FirstViewPlace = "band" | "featured" | "list";

const NARROW_CROPS = { band: "narrowBand", featured: "narrowFeatured", list: "list" } as const;

/** An article's cover in the first view: above its text, or the first of a list. */
export const firstViewCoverDrawing = (
  article: CoveredArticle,
  place: FirstViewPlace,
): FirstViewDrawing => ({
  desktop: drawing(...cover(article, place)),
  narrow: inlineDrawing(...cover(article, NARROW_CROPS[place])),
});

/**
 * An industry's tile in the row of the home page.
 * @param position from the left, 0 for the first
 * @param count how many tiles the row has
 */
export const industryTileDrawing = (
  position: number,
  sheet: SheetName,
  count: number,
): DrawingFile =>
  drawing("industry", [position, sheet, count], () => art.industryTile(position, sheet, count));
