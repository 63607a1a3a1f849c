import { searchFiles, siteSearch, type SearchDocument, type SiteSearch } from "./site-search.ts";

/** The search over some documents, as a browser has it: index and words come as JSON. */
export function searchOver(documents: SearchDocument[]): SiteSearch {
  const { index, files } = searchFiles(documents, (_, file) => String(file));
  return siteSearch(JSON.parse(JSON.stringify(index)), async (file) =>
    JSON.parse(JSON.stringify(files[Number(file)])),
  );
}
