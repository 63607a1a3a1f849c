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

const wideHero = (seed: string, sheet: SheetName): DrawingFile =>
  drawing("hero", [seed, sheet], () => art.pageHero(seed, sheet));

/**
 * The massif beside a page's heading.
 * @param seed the page's title
 * @param sheet the page's colours
 */
export const pageHeroDrawing = (seed: string, sheet: SheetName): DrawingPair => ({
  desktop: wideHero(seed, sheet),
  narrow: drawing("hero-band", [seed, sheet], () => art.pageHeroBand(seed, sheet)),
});

/** The massif behind what a client said. @param seed any text that differs from page to page */
export const quoteDrawing = (seed: string, sheet: SheetName): DrawingPair =>
  pageHeroDrawing(`quote ${seed}`, sheet);

/** The massif of the band above the footer: the same on every page, so that it is fetched once. */
export const callToActionDrawing = (): DrawingPair => ({
  desktop: drawing("consultation", [], art.callToAction),
  narrow: drawing("consultation-band", [], art.callToActionBand),
});

/** The massif with the sinkhole. */
export const notFoundDrawing = (): DrawingPair => ({
  desktop: drawing("not-found", [], art.notFound),
  narrow: drawing("not-found-band", [], () => art.pageHeroBand("lost-2", "bloom")),
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
  { title, category }: Pick<Post, "title" | "category">,
  place: CoverPlace,
): DrawingPair {
  const cutFor = (cut: CoverCut) =>
    drawing("cover", [title, category, cut], () =>
      art.cover(title, CATEGORY_COVERS[category], cut),
    );
  return { desktop: cutFor(place), narrow: cutFor(NARROW_CUTS[place] ?? "narrowCard") };
}

/** An industry's tile in the row of the home page. @param position 0 to 5, from the left */
export const industrySheetDrawing = (position: number): DrawingFile =>
  drawing("industry", [position], () => art.industrySheet(position));

/**
 * The massif beside the heading of the sectors page, and the tiles in its column from the top. A phone shows the
 * first tile right below the massif: they are one file.
 * @param title of the page
 * @param count of sectors, at most 6
 */
export function sectorDrawings(
  title: string,
  sheet: SheetName,
  count: number,
): { hero: DrawingPair; tiles: DrawingFile[] } {
  const [narrow, firstTile] = drawingSheet("sectors", [title, sheet], () => [
    art.pageHeroBand(title, sheet),
    art.sectorSheet(0),
  ]) as [DrawingFile, DrawingFile];
  const tile = (position: number) => drawing("sector", [position], () => art.sectorSheet(position));
  return {
    hero: { desktop: wideHero(title, sheet), narrow },
    tiles: Array.from({ length: count }, (_, position) => (position ? tile(position) : firstTile)),
  };
}

/**
 * The massif beside the heading of the team page, and the reliefs that stand for members without a photograph.
 * For phones they are one file.
 * @param title of the page
 * @param names of the whole team, in order
 */
export function teamDrawings(
  title: string,
  sheet: SheetName,
  names: readonly string[],
): { hero: DrawingPair; portraits: DrawingPair[] } {
  const [narrow, ...small] = drawingSheet("team", [title, sheet, names], () => [
    art.pageHeroBand(title, sheet),
    ...names.map(art.smallPortrait),
  ]) as [DrawingFile, ...DrawingFile[]];
  return {
    hero: { desktop: wideHero(title, sheet), narrow },
    portraits: small.map((portrait, position) => ({
      desktop: drawing("portrait", [names[position]!, position], () =>
        art.portrait(names[position]!, position),
      ),
      narrow: portrait,
    })),
  };
}
