import { searchIndex, type SearchDocument } from "./search-index.ts";
import { siteSearch, type SiteSearch } from "./site-search.ts";

/** The search over some documents, as a browser has it: the index comes as JSON. */
export const searchOver = (documents: SearchDocument[], groups?: string[][]): Promise<SiteSearch> =>
  siteSearch(JSON.parse(JSON.stringify(searchIndex(documents, groups))));
