/**
 * Every drawing that becomes a file, one function each; see README.md for how they are embedded. Components import
 * icons and the mark from their own modules: this one depends on the world atlas (almost 1 MB).
 */
export { svgDocument } from "./picture.ts";
export type { Anchor, Picture } from "./picture.ts";

export { homeHero, homeHeroBand, narrowNotFound, notFound } from "./massif-pictures.ts";
export { landformOf, LANDFORMS } from "./landforms.ts";
export { cover } from "./cover.ts";
export type { CoverPlace, CoverCrop, CoverStyle } from "./cover.ts";
export { industryTiles } from "./industry-tiles.ts";
export { ridges } from "./ridges.ts";
export { engraving, ENGRAVINGS, exposedForFace } from "./engraving.ts";
export type { EngravingSize } from "./engraving.ts";
export { markIcon } from "./mark-icon.ts";

export { ridgeMark } from "./ridge-mark.ts";
export { easternWorldMap, onScale, regionMap, smallWorldMap, worldMap } from "./ruled-map.ts";
export type { Pin, RuledMap } from "./ruled-map.ts";
export type { MapLabel } from "./map-labels.ts";
export { setColours, SHEETS } from "./sheets.ts";
export type { SheetName } from "./sheets.ts";
