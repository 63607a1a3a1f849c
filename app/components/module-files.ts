/** The addresses of each module's files, its own first, by its name: scripts/bundle-browser.ts and vite.shared.ts set them. */
declare const MODULES: Record<string, string[]>;

/**
 * The value of `data-module`: which files make an element come alive in the browser (browser/inline.ts). They stand at the
 * element and not in the script that all pages share: a page names only what it needs, and stays as it is when other
 * files change.
 * @param name a file's in `browser/` or in an `islands/` folder, for example `enhancements`
 * @returns addresses, separated by spaces
 */
export const moduleFiles = (name: string): string => MODULES[name]!.join(" ");
