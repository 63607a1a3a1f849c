import * as art from "#app/art/pictures.ts";
import type { CoverCut, CoverPlace, CoverStyle, Picture, SheetName } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import type { Category } from "#app/collections/constants.ts";
import type { DrawingFile, DrawingPair } from "#app/components/drawing.tsx";
import { link } from "#app/lib/site-url.ts";
import { drawingSheet } from "./drawing-sheet.server.ts";
import { pictureFile } from "./picture-file.server.ts";

/** Each category's own ground, on covers and above its articles; visual language §2.2 and §6.3. */
export const CATEGORY_COVERS: Readonly<Record<Category, CoverStyle>> = {
  "HR Advisory": { sheet: "mist", landform: "rolling" },
  Legal: { sheet: "bloom", landform: "ridge" },
  Compliance: { sheet: "deep", landform: "terrace" },
  Finance: { sheet: "ochre", landform: "scarp" },
  "Talent Acquisition": { sheet: "laterite", landform: "peaks" },
};

/** Writes a drawing to its file. `seeds` is whatever was handed to the function that draws. */
function drawing(
  name: string,
  seeds: readonly (string | number)[],
  draw: () => Picture,
): DrawingFile {
  const { path, width, height } = pictureFile({
    name,
    extension: "svg",
    key: seeds,
    make: () => {
      const { svg, width, height } = draw();
      return { data: svg, width, height };
    },
  });
  return { src: link(path), width, height };
}

/** The home page's massif. */
export const homeHeroDrawing = (): DrawingPair => ({
  desktop: drawing("home", [], art.homeHero),
  narrow: drawing("home-band", [], art.homeHeroBand),
});

/** How much of a band's width is kept for its words on wide screens. */
const PLAIN = { hero: 0.46, closing: 0.5, quote: 0.64 };

const wideMassif = (seed: string, sheet: SheetName, plain: number): DrawingFile =>
  drawing("massif", [seed, sheet, plain], () => art.massifPicture(seed, sheet, plain));

const massif = (seed: string, sheet: SheetName, plain: number): DrawingPair => ({
  desktop: wideMassif(seed, sheet, plain),
  narrow: drawing("massif-narrow", [seed, sheet], () => art.narrowMassifPicture(seed, sheet)),
});

/**
 * The massif beside a page's heading.
 * @param path the page's address: every page has its own
 * @param sheet the page's colours
 */
export const pageHeroDrawing = (path: string, sheet: SheetName): DrawingPair =>
  massif(path, sheet, PLAIN.hero);

/** The massif beside words further down a page that has one beside its heading. */
export const innerDrawing = (path: string, sheet: SheetName): DrawingPair =>
  massif(`inner ${path}`, sheet, PLAIN.hero);

/** The massif beside what a client said: words reach farther there. */
export const quoteDrawing = (path: string, sheet: SheetName): DrawingPair =>
  massif(`quote ${path}`, sheet, PLAIN.quote);

/** The massif of the band above the footer. */
export const callToActionDrawing = (path: string): DrawingPair =>
  massif(`closing ${path}`, "deep", PLAIN.closing);

/** The massif with the sinkhole. */
export const notFoundDrawing = (): DrawingPair => ({
  desktop: drawing("not-found", [], art.notFound),
  narrow: drawing("not-found-narrow", [], art.narrowNotFound),
});

/** The massif behind the lead case on the home page. */
export const leadCaseDrawing = (): DrawingFile => drawing("lead-case", [], art.leadCase);

/** The mountains of the page about the firm, seen from the ground. */
export const ridgesDrawing = (): DrawingFile => drawing("ridges", [], () => art.ridges("kotagiri"));

const NARROW_CUTS: Partial<Record<CoverPlace, CoverCut>> = {
  featured: "narrowFeatured",
  band: "narrowBand",
};

/**
 * An article's cover. On narrow screens the cards of all lists share one.
 * @param place where it stands: that decides size and ratio
 */
export function coverDrawing(
  { path, category }: Pick<Post, "path" | "category">,
  place: CoverPlace,
): DrawingPair {
  const cutFor = (cut: CoverCut) =>
    drawing("cover", [path, category, cut], () => art.cover(path, CATEGORY_COVERS[category], cut));
  return { desktop: cutFor(place), narrow: cutFor(NARROW_CUTS[place] ?? "narrowCard") };
}

/** An industry's tile in the row of the home page. @param position from the left, 0 for the first */
export const industrySheetDrawing = (position: number, sheet: SheetName): DrawingFile =>
  drawing("industry", [position, sheet], () => art.industrySheet(position, sheet));

/**
 * The massif beside the heading of the sectors page, and the tiles in its column from the top. A phone shows the
 * first tile right below the massif: they are one file.
 * @param path of the page
 * @param sectors the colours of each
 */
export function sectorDrawings(
  path: string,
  sheet: SheetName,
  sectors: readonly SheetName[],
): { hero: DrawingPair; tiles: DrawingFile[] } {
  const [first, ...others] = sectors;
  const [narrow, ...firstTile] = drawingSheet("sectors", [path, sheet, first], () => [
    art.narrowMassifPicture(path, sheet),
    ...(first ? [art.sectorSheet(0, first)] : []),
  ]) as [DrawingFile, ...DrawingFile[]];
  return {
    hero: { desktop: wideMassif(path, sheet, PLAIN.hero), narrow },
    tiles: [
      ...firstTile,
      ...others.map((colours, index) =>
        drawing("sector", [index + 1, colours], () => art.sectorSheet(index + 1, colours)),
      ),
    ],
  };
}

/**
 * The massif beside the heading of the team page, and the reliefs that stand for members without a photograph.
 * For phones they are one file.
 * @param path of the page
 * @param names of the whole team, in order
 */
export function teamDrawings(
  path: string,
  sheet: SheetName,
  names: readonly string[],
): { hero: DrawingPair; portraits: DrawingPair[] } {
  const [narrow, ...small] = drawingSheet("team", [path, sheet, names], () => [
    art.narrowMassifPicture(path, sheet),
    ...names.map(art.smallPortrait),
  ]) as [DrawingFile, ...DrawingFile[]];
  return {
    hero: { desktop: wideMassif(path, sheet, PLAIN.hero), narrow },
    portraits: small.map((portrait, position) => ({
      desktop: drawing("portrait", [names[position]!, position], () =>
        art.portrait(names[position]!, position),
      ),
      narrow: portrait,
    })),
  };
}
