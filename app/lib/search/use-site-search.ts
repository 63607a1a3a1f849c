import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SearchIndex } from "./search-index.ts";
import type { SearchAnswer, SearchOrder, SiteSearch } from "./site-search.ts";

let search: Promise<SiteSearch> | undefined;

/** How long the index may be on its way, in milliseconds, before the field offers another try. */
const PATIENCE = 30_000;

async function fetchSearch(indexHref: string): Promise<SiteSearch> {
  const response = await fetch(indexHref, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${indexHref}: ${response.status}`);
  // Not before there is a line: browsers remember what they could not import, and would never ask for it again.
  const [{ siteSearch }, index] = await Promise.all([
    import("./site-search.ts"),
    response.json() as Promise<SearchIndex>,
  ]);
  return siteSearch(index);
}

/** The search and its index, loaded on first use and once for a page; what failed is asked for again. */
function loadSearch(indexHref: string): Promise<SiteSearch> {
  search ??= fetchSearch(indexHref);
  search.catch(() => (search = undefined));
  return search;
}

/** What a field shows of its question. */
export type Searching = {
  /** `idle` where nothing is asked; `waiting` until the index is there. */
  state: "idle" | "waiting" | "failed" | "answered";
  /** The question that is answered: on a slow device that of some letters before. */
  asked: string;
  answer?: SearchAnswer;
  /** Loads the index: on focus, before there is a word, and again after a failure. */
  prepare: () => void;
};

/**
 * The site search for a field of any island: every rule, duty, name, rate, calculator, service, article and page.
 * `answer.hits` come best first with their `href`, `kind` ("Calculator", "Due date"), `title` and `summary`;
 * `<SearchHit hit={hit} words={answer.words} />` shows one.
 * @param indexHref the address of `/search-index.json`, with the base path
 * @param query as typed
 */
export function useSiteSearch(
  indexHref: string,
  query: string,
  order: SearchOrder = "best",
): Searching {
  const [loaded, setLoaded] = useState<{ find?: SiteSearch }>();
  // The field changes at once, the results as soon as there is time.
  const asked = useDeferredValue(query.trim());
  const prepare = useCallback(() => {
    loadSearch(indexHref).then(
      (find) => setLoaded({ find }),
      (error: unknown) => {
        console.error("Not loaded:", error);
        setLoaded({});
      },
    );
  }, [indexHref]);
  const find = loaded?.find;
  // Also after a failure, with the next letter.
  useEffect(() => {
    if (asked !== "" && !find) prepare();
  }, [asked, find, prepare]);
  const answer = useMemo(
    () => (asked === "" ? undefined : find?.(asked, order)),
    [find, asked, order],
  );
  const state = asked === "" ? "idle" : answer ? "answered" : loaded ? "failed" : "waiting";
  return { state, asked, answer, prepare };
}
