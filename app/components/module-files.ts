/** File addresses by module name, the module's own first; set by scripts/bundle-browser.ts and vite.shared.ts. */
declare const MODULES: Record<string, string[]>;

/**
 * The value of `data-module`: the files that browser/inline.ts imports for an element. They are in the element, not in
 * the inline script of all pages, so that a page names only what it needs and does not change with other files.
 * @param name of a file in `browser/` or in an `islands/` folder, for example `enhancements`
 * @returns addresses, separated by spaces
 */
export const moduleFiles = (name: string): string => MODULES[name]!.join(" ");
