import * as art from "#app/art/pictures.ts";
import type { CoverCut, CoverPlace, CoverStyle, Picture, SheetName } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import type { Category } from "#app/collections/constants.ts";
import type { DrawingFile, DrawingPair } from "#app/components/drawing.tsx";
import { link } from "#app/lib/site-url.ts";
import { pictureFile } from "./picture-file.server.ts";
import { sheetPlaces } from "./sheet-places.ts";

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
      const { svg, ...size } = draw();
      return { data: svg, ...size };
    },
  });
  return { src: link(path), width, height };
}

/** The home page's massif. */
export const homeHeroDrawing = (): DrawingPair => ({
  desktop: drawing("home", [], art.homeHero),
  narrow: drawing("home-band", [], art.homeHeroBand),
});

/**
 * The massif beside a page's heading.
 * @param seed the page's title
 * @param sheet the page's colours
 */
export const pageHeroDrawing = (seed: string, sheet: SheetName): DrawingPair => ({
  desktop: drawing("hero", [seed, sheet], () => art.pageHero(seed, sheet)),
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

/** A sector's tile in the column of the sectors page. @param position 0 to 5, from the top */
export const sectorSheetDrawing = (position: number): DrawingFile =>
  drawing("sector", [position], () => art.sectorSheet(position));

/**
 * The reliefs that stand for members without a photograph. For phones they are one file, which a
 * page asks for once.
 * @param names of the whole team, in order
 */
export function portraitDrawings(names: readonly string[]): DrawingPair[] {
  const sheet = drawing("portraits", names, () =>
    art.pictureSheet(names.map(art.smallPortrait), "xMidYMid slice"),
  );
  const small = sheetPlaces(sheet, names.length);
  return names.map((name, position) => ({
    desktop: drawing("portrait", [name, position], () => art.portrait(name, position)),
    narrow: small[position]!,
  }));
}
