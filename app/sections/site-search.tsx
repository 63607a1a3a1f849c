import { useEffect, useRef, useState } from "react";
import { searchForm, siteSearch as labels } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Band } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { LinkList } from "#app/components/link-list.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { SearchHit } from "#app/components/search-hit.tsx";
import {
  choiceParam,
  LONGEST_SEARCH,
  queryOf,
  searchParam,
} from "#app/lib/address/search-params.ts";
import type { SearchAnswer } from "#app/lib/search/site-search.ts";
import { useAddressState } from "#app/lib/address/use-address-state.ts";
import { useSaid } from "#app/components/use-said.ts";
import { useSiteSearch } from "#app/lib/search/use-site-search.ts";
import styles from "./site-search.module.css";

export type SiteSearchProps = {
  indexHref: string;
  /** Where else to look or ask if nothing is found. */
  help: { href: string; title: string }[];
};

/** More on request: after a first letter there may be hundreds, which take long to render. */
const HITS_AT_A_TIME = 20;

/** The query and the order of results, kept in the address. */
type SearchState = { q: string; sort: string };
const NO_SEARCH: SearchState = { q: "", sort: "" };
const readSearch = (params: URLSearchParams): SearchState => ({
  q: searchParam(params),
  sort: choiceParam(params, "sort", ["newest"]),
});

/** The search of the whole site. An island: without script only the list of pages below it is shown. */
export function SiteSearch({ indexHref, help }: SiteSearchProps) {
  const [question, address] = useAddressState(NO_SEARCH, readSearch, queryOf);
  const newest = question.sort === "newest";
  const searching = useSiteSearch(indexHref, question.q, newest ? "newest" : "best");
  const { state, asked, answer, loadIndex } = searching;
  const hits = answer?.hits ?? [];
  const said = useSaid(searching, hits.length);
  // Whoever opens this page will search: loads the index before the first letter, or on focus if that failed.
  useEffect(loadIndex, [loadIndex]);

  return (
    <>
      <Band background="pale" space="none" className={styles.question}>
        <div onFocus={loadIndex}>
          <SearchField
            id="site-search"
            large
            label={searchForm.label}
            value={question.q}
            maxLength={LONGEST_SEARCH}
            onChange={(value) => address.replace({ ...address.get(), q: value })}
          />
        </div>
        <p data-without-script="">{labels.withoutScript}</p>
        <Announced>{said}</Announced>
        <div className={`run ${styles.bar}`}>
          <p>{said}</p>
          {state === "failed" && (
            // The button disappears with the failure, so the field takes the focus.
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                document.getElementById("site-search")?.focus();
                loadIndex();
              }}
            >
              {labels.retry}
            </Button>
          )}
          {hits.length > 1 && (
            <div role="group" aria-label={labels.order}>
              <Chip pressed={!newest} onClick={() => address.push({ ...question, sort: "" })}>
                {labels.best}
              </Chip>{" "}
              <Chip pressed={newest} onClick={() => address.push({ ...question, sort: "newest" })}>
                {labels.newest}
              </Chip>
            </div>
          )}
        </div>
        {answer && hits.length === 0 && (
          <div className={styles.help}>
            <p>{labels.help}</p>
            <LinkList look="line" links={help} />
          </div>
        )}
      </Band>
      {answer && hits.length > 0 && (
        <Results question={`${question.sort} ${asked}`} answer={answer} />
      )}
    </>
  );
}

/** The results, some at a time; another query begins anew. Results of both queries keep their elements, and focus. */
function Results({ question, answer }: { question: string; answer: SearchAnswer }) {
  const { hits, words } = answer;
  const [more, setMore] = useState({ question, shown: HITS_AT_A_TIME });
  const shown = more.question === question ? more.shown : HITS_AT_A_TIME;
  const list = useRef<HTMLOListElement>(null);

  // The button may be gone: the next Tab has to continue from the first new result.
  useEffect(() => {
    if (more.shown === HITS_AT_A_TIME) return;
    list.current?.children[more.shown - HITS_AT_A_TIME]?.querySelector("a")?.focus();
  }, [more]);

  return (
    <Band labelledBy="search-results" className={styles.results}>
      <h2 id="search-results" className="visually-hidden">
        {labels.results}
      </h2>
      <ol ref={list} className="rows">
        {hits.slice(0, shown).map((hit) => (
          <SearchHit key={`${hit.kind} ${hit.title}`} hit={hit} words={words} />
        ))}
      </ol>
      {hits.length > shown && (
        <p className={styles.more}>
          <Button
            variant="outline"
            onClick={() => setMore({ question, shown: shown + HITS_AT_A_TIME })}
          >
            {labels.more}
          </Button>
        </p>
      )}
    </Band>
  );
}
