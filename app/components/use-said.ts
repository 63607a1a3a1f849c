import { useLayoutEffect } from "react";
import { lists, siteSearch } from "virtual:labels";
import { fill, fillCount } from "#app/lib/fill.ts";
import type { Searching } from "#app/lib/search/use-site-search.ts";

/**
 * The result of a search in words, such as the number of results. Once there is an answer, the document's title and so
 * the history entry have it too (WCAG 2.4.2).
 * @param count of the results that are shown
 */
export function useSaid({ state, asked: query, answer }: Searching, count: number): string {
  const found = answer?.isPartial ? siteSearch.some : siteSearch.found;
  const answered =
    count === 0 ? fill(siteSearch.nothing, { query }) : fillCount(found, count, { query });
  const said = { idle: "", waiting: lists.searching, failed: siteSearch.failed, answered }[state];
  useLayoutEffect(() => {
    if (state !== "answered") return undefined;
    const { title } = document;
    document.title = fill(lists.title, { said, title });
    return () => {
      document.title = title;
    };
  }, [state, said]);
  return said;
}
