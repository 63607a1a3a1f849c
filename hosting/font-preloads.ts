import { attributeValue } from "./html.ts";

/** The fonts that every page shows in its first view. */
const EVERYWHERE = ["newsreader-display-350", "instrument-sans-400-650"];

/**
 * Preload links for the fonts of the first view.
 * @param files the built site's files, relative, among them `assets/<font>-<hash>.woff2`
 * @throws Error where a font is missing from the build
 */
export const fontPreloads = (files: string[]): string =>
  EVERYWHERE.map((font) => {
    const file = files.find(
      (name) => name.startsWith(`assets/${font}-`) && name.endsWith(".woff2"),
    );
    if (!file)
      throw new Error(`The build holds no font ${font}: does app/styles/fonts.css still use it?`);
    return `<link rel="preload" href="/${attributeValue(file)}" as="font" type="font/woff2" crossorigin=""/>`;
  }).join("");
