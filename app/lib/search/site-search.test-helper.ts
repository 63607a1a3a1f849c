import { searchIndex, type SearchDocument } from "./search-index.ts";
import { siteSearch, type SiteSearch } from "./site-search.ts";

/** The search over some documents. The index is serialised to JSON and back, as for a browser. */
export const searchOver = (documents: SearchDocument[], groups?: string[][]): Promise<SiteSearch> =>
  siteSearch(JSON.parse(JSON.stringify(searchIndex(documents, groups))));
