/**
 * Every drawing of the site, one function each.
 *
 * Pictures are complete SVG documents, to be written to files and embedded as
 * images; see README.md for how. Maps, stat hills, icons and the mark are data,
 * to be rendered as elements of the page.
 */
export type { Picture, StrokedPath } from "./picture.ts";

export { homeHero, homeHeroBand } from "./home-hero.ts";
export { pageHero, pageHeroBand } from "./page-hero.ts";
export { callToAction, callToActionBand } from "./call-to-action.ts";
export { leadCase } from "./lead-case.ts";
export { notFound } from "./not-found.ts";
export { cover, COVER_CUTS } from "./cover.ts";
export type { CoverCut, CoverStyle } from "./cover.ts";
export { industrySheet, INDUSTRY_SHEETS, sectorSheet } from "./industry-sheets.ts";
export { ridges } from "./ridges.ts";
export { portrait } from "./portrait.ts";
export { markIcon } from "./mark-icon.ts";

export { statHill } from "./stat-hills.ts";
export type { StatHill } from "./stat-hills.ts";
export { ridgeMark } from "./ridge-mark.ts";
export type { RidgeMark } from "./ridge-mark.ts";
export { regionMap, smallWorldMap, worldMap } from "./ruled-map.ts";
export type { Caption, GeoBox, Pin, Place, RuledMap } from "./ruled-map.ts";
export type { LabelPosition, MapLabel } from "./map-labels.ts";
export { serviceIcons, shareSigns, signs } from "./icons.ts";
export type { Icon, IconPath } from "./icons.ts";
export { SHEETS } from "./sheets.ts";
export type { Sheet, SheetName } from "./sheets.ts";
export type { Landform } from "./landforms.ts";
