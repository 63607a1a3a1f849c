import { posts } from "./blog.server.ts";
import { freePages } from "./free-pages.server.ts";

/** The language of a page that is not in the site's own. @param address without base path */
export const languageOf = (address: string): string | undefined =>
  [...freePages(), ...posts()].find(({ path }) => path === address)?.language;
