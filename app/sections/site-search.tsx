import {
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { searchForm, siteSearch as labels } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { LawMark } from "#app/components/law-mark.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { SearchField } from "#app/components/search-field.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { answers, fetchJson, cacheUntilFailure } from "#app/lib/fetch-json.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { choiceParam, LONGEST_SEARCH, queryOf, textParam } from "#app/lib/search-params.ts";
import { siteSearch, type SearchHit, type SearchWords } from "#app/lib/site-search.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { usePageTitle } from "#app/components/use-page-title.ts";
import styles from "./site-search.module.css";

export type SiteSearchProps = {
  /** The address of the index; fetched when the field gets the focus. */
  indexHref: string;
  /** Whether it is fetched before that, when the page is idle. */
  fetchedWhenIdle: boolean;
};

/** More are shown when asked for: whoever types a first letter would wait for hundreds. */
const HITS_AT_A_TIME = 20;

/** What is asked, and whether the newest come first; kept in the address. */
type Question = { q: string; sort: string };
const NO_QUESTION: Question = { q: "", sort: "" };
const readQuestion = (params: URLSearchParams): Question => ({
  q: textParam(params, "q", LONGEST_SEARCH),
  sort: choiceParam(params, "sort", ["newest"]),
});

const wordsAt = cacheUntilFailure(fetchJson<SearchWords>);
const searchAt = async (indexHref: string, cache?: RequestCache) =>
  siteSearch(await fetchJson(indexHref, cache), wordsAt);

/** What was found, by the address that asks for it; `prepare` loads the index before there is a word. */
function makeAnswers(indexHref: string) {
  let search: ReturnType<typeof searchAt> | undefined;
  const prepare = () => {
    search ??= searchAt(indexHref);
    // A failure is told to whoever asks for an answer.
    search.catch(() => undefined);
    return search;
  };
  const found = answers(async (query) => {
    const { q, sort } = readQuestion(new URLSearchParams(query));
    const order = sort === "newest" ? "newest" : "best";
    try {
      const find = await prepare();
      return await find(q, order);
    } catch {
      // A release renames the word files, so an older index, kept by this tab or by the browser's cache, names files
      // that are gone: load the index again.
      search = searchAt(indexHref, "reload");
      const find = await search;
      return find(q, order);
    }
  });
  return { ...found, prepare };
}

/**
 * The list of all pages, which stands outside this island, makes room for results.
 * @param state nothing while the answer is awaited: then the list stays as it is
 */
function useDirectory(state: "shown" | "hidden" | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (state) dataset.directory = state;
  }, [state]);
  // All of it again where this island breaks.
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.directory;
    },
    [],
  );
}

const counted = (count: number, query: string) =>
  count === 0 ? fill(labels.nothing, { query }) : fillCount(labels.found, count, { query });

/** The search over the whole site. An island: without script only the list of pages below it shows. */
export function SiteSearch({ indexHref, fetchedWhenIdle }: SiteSearchProps) {
  const [question, address] = useAddressState({
    initial: NO_QUESTION,
    read: readQuestion,
    write: queryOf,
  });
  const [asked] = useState(() => makeAnswers(indexHref));
  const [, setTries] = useState(0);
  useEffect(() => {
    if (fetchedWhenIdle) void asked.prepare();
  }, [asked, fetchedWhenIdle]);
  // The field changes at once, the results as soon as they are loaded.
  const shown = useDeferredValue(question);
  const q = shown.q.trim();
  const found = q ? use(asked.of(queryOf({ ...shown, q }))) : [];
  const failed = found === undefined;
  const hits = found ?? [];
  const newest = shown.sort === "newest";
  const first = q === "" && question.q.trim() !== "";

  const answered = hits.length > 0;
  const answer = q && !failed ? counted(hits.length, q) : "";
  usePageTitle(answer);
  useDirectory(first ? undefined : answered ? "hidden" : "shown");

  const tryAgain = async () => {
    await asked.again(queryOf({ ...shown, q }));
    startTransition(() => setTries((tries) => tries + 1));
  };

  return (
    <>
      <Band background="pale" space="none" className={styles.question}>
        <div className={styles.field} onFocus={asked.prepare}>
          <SearchField
            id="site-search"
            label={searchForm.label}
            value={question.q}
            maxLength={LONGEST_SEARCH}
            onChange={(value) => address.replace({ ...address.get(), q: value })}
          />
        </div>
        <p className={styles.plain}>{labels.withoutScript}</p>
        <div className={styles.bar}>
          <p role="status">{first ? labels.searching : failed ? labels.failed : answer}</p>
          {failed && (
            <Button variant="outline" size="small" onClick={tryAgain}>
              {labels.retry}
            </Button>
          )}
          {hits.length > 1 && (
            <div className={styles.order} role="group" aria-label={labels.order}>
              <Chip pressed={!newest} onClick={() => address.push({ ...question, sort: "" })}>
                {labels.best}
              </Chip>
              <Chip pressed={newest} onClick={() => address.push({ ...question, sort: "newest" })}>
                {labels.newest}
              </Chip>
            </div>
          )}
        </div>
      </Band>
      {answered && <Results question={`${shown.sort} ${q}`} hits={hits} />}
    </>
  );
}

/**
 * The results of a question, some at a time; another question begins with the first again. What both have stays where
 * it is, and keeps the focus.
 */
function Results({ question, hits }: { question: string; hits: SearchHit[] }) {
  const [more, setMore] = useState({ question, shown: HITS_AT_A_TIME });
  const shown = more.question === question ? more.shown : HITS_AT_A_TIME;
  const list = useRef<HTMLOListElement>(null);

  // The button may be gone: the next Tab goes on from the first new result.
  useEffect(() => {
    if (more.shown === HITS_AT_A_TIME) return;
    list.current?.children[more.shown - HITS_AT_A_TIME]?.querySelector("a")?.focus();
  }, [more]);

  return (
    <Band space="tight" labelledBy="search-results">
      <h2 id="search-results">
        <VisuallyHidden>{labels.results}</VisuallyHidden>
      </h2>
      <ol ref={list} className={styles.hits}>
        {hits.slice(0, shown).map((hit) => (
          <Hit key={hit.href} hit={hit} />
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

function Hit({ hit: { href, kind, title, summary, shownDate, lawMark } }: { hit: SearchHit }) {
  return (
    <li className={`${linkArea} ${styles.hit}`}>
      <p className={styles.meta}>
        <b>{kind}</b> {shownDate && <span>{shownDate}</span>}
      </p>
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <LawMark>{lawMark}</LawMark>
        <p>{summary}</p>
      </div>
    </li>
  );
}
