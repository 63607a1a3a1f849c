import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SearchIndex } from "./search-index.ts";
import type { SearchAnswer, SearchOrder, SiteSearch } from "./site-search.ts";

let search: Promise<SiteSearch> | undefined;

/** Milliseconds to wait for the index before the field offers another try. */
const PATIENCE = 30_000;

async function fetchSearch(indexHref: string): Promise<SiteSearch> {
  const response = await fetch(indexHref, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${indexHref}: ${response.status}`);
  // Only once there is a connection: browsers cache a failed import, and would never retry it.
  const [{ siteSearch }, index] = await Promise.all([
    import("./site-search.ts"),
    response.json() as Promise<SearchIndex>,
  ]);
  return siteSearch(index);
}

/** Loads search and index on first use, once for a page; after a failure the next call loads them again. */
function loadSearch(indexHref: string): Promise<SiteSearch> {
  search ??= fetchSearch(indexHref);
  search.catch(() => (search = undefined));
  return search;
}

export type Searching = {
  /** `idle` without a query; `waiting` until the index is loaded. */
  state: "idle" | "waiting" | "failed" | "answered";
  /** The query of `answer`: on a slow device it may lag behind the typed one. */
  asked: string;
  answer?: SearchAnswer;
  /** Loads the index: on focus, and again after a failure. */
  loadIndex: () => void;
};

/**
 * The site search for any island: it finds rules, duties, names, rates, calculators, services, articles and pages.
 * `answer.hits` are sorted, best first; `<SearchHit hit={hit} words={answer.words} />` shows one.
 * @param indexHref the address of `/search-index.json`, with the base path
 * @param query as typed
 */
export function useSiteSearch(
  indexHref: string,
  query: string,
  order: SearchOrder = "best",
): Searching {
  const [loaded, setLoaded] = useState<{ find?: SiteSearch }>();
  // The field updates at once, the results when there is time.
  const asked = useDeferredValue(query.trim());
  const loadIndex = useCallback(() => {
    loadSearch(indexHref).then(
      (find) => setLoaded({ find }),
      (error: unknown) => {
        console.error("Not loaded:", error);
        setLoaded({});
      },
    );
  }, [indexHref]);
  const find = loaded?.find;
  // After a failure, the next letter tries again.
  useEffect(() => {
    if (asked !== "" && !find) loadIndex();
  }, [asked, find, loadIndex]);
  const answer = useMemo(
    () => (asked === "" ? undefined : find?.(asked, order)),
    [find, asked, order],
  );
  const state = asked === "" ? "idle" : answer ? "answered" : loaded ? "failed" : "waiting";
  return { state, asked, answer, loadIndex };
}
