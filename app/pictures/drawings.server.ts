import * as art from "#app/art/pictures.ts";
import type {
  CoverCrop,
  CoverPlace,
  CoverStyle,
  MassifKind,
  Picture,
  SheetName,
} from "#app/art/pictures.ts";
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

/** How much of a band's width is kept for its words on wide screens. */
const PLAIN = { hero: 0.46 };

const wideMassif = (
  seed: string,
  sheet: SheetName,
  plain: number,
  kind?: MassifKind,
): DrawingFile =>
  drawing("massif", [seed, sheet, plain, kind ?? ""], () =>
    art.massifPicture(seed, sheet, plain, kind),
  );

/** What the narrow massif of a band is drawn from. */
const narrowMassif = (
  seed: string,
  sheet: SheetName,
  kind?: MassifKind,
): Parameters<typeof drawnFile> => [
  "massif-narrow",
  [seed, sheet, kind ?? ""],
  () => art.narrowMassifPicture(seed, sheet, kind),
];

const massif = (seed: string, sheet: SheetName, plain: number): DrawingPair => ({
  desktop: wideMassif(seed, sheet, plain),
  narrow: drawing(...narrowMassif(seed, sheet)),
});

/**
 * The massif beside a page's heading.
 * @param path the page's address: every page has its own
 * @param sheet the page's colours
 * @param kind of mountain; the address decides it if left out
 */
export function pageHeroDrawing(
  path: string,
  sheet: SheetName,
  kind?: MassifKind,
): FirstViewDrawing {
  const seed = pageHeroSeed(path, kind);
  return {
    desktop: wideMassif(seed, sheet, PLAIN.hero, kind),
    narrow: inlineDrawing(...narrowMassif(seed, sheet, kind)),
  };
}

/** What that massif is drawn from, here and in the picture that goes with a link to the page. */
export const pageHeroSeed = (path: string, kind?: MassifKind): string =>
  art.heroSeed(path, PLAIN.hero, kind);

/** The massif beside words further down a page that has one beside its heading. */
export const innerDrawing = (path: string, sheet: SheetName): DrawingPair =>
  massif(`inner ${path}`, sheet, PLAIN.hero);

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
