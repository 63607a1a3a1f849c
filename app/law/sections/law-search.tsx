import type { KeyboardEvent } from "react";
import { lawTools, searchForm, siteSearch } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Sign } from "#app/components/icon.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { searchBox } from "#app/components/search-field.tsx";
import { SearchHit } from "#app/components/search-hit.tsx";
import { useSaid } from "#app/components/use-said.ts";
import { fill } from "#app/lib/fill.ts";
import { keepTogether } from "#app/lib/keep-together.ts";
import { LONGEST_SEARCH, queryOf, searchParam } from "#app/lib/address/search-params.ts";
import type { FoundHit } from "#app/lib/search/site-search.ts";
import { useAddressState } from "#app/lib/address/use-address-state.ts";
import { useSiteSearch } from "#app/lib/search/use-site-search.ts";
import { RENAMED } from "#app/law/renamed.ts";
import styles from "./law-search.module.css";

export type LawSearchProps = {
  /** The search page, which also has the index. */
  action: string;
  indexHref: string;
  label: string;
  /** The kinds of results that it lists, if not all. */
  kinds?: string[];
  /** On the page of old and new names, which has the answers: the name shown at first. */
  example?: Renamed;
};

type Renamed = { href: string; old: string; now: string; says: string };

/** Results shown; the search page has the rest. */
const MOST = 6;

/** Splits a result that is an old name into its parts; its row is on this page. */
function renamed({ href, title, summary, shownDate: date }: FoundHit): Renamed | undefined {
  const [old = "", now] = title.split(RENAMED);
  if (!now || !date) return undefined;
  return { href, old, now, says: `${summary}. ${fill(lawTools.nameSince, { date })}.` };
}

/** A result's address; on this page its fragment alone, as another query would load the page again. */
function hrefHere(href: string): string {
  const { pathname, hash } = new URL(href, location.href);
  return (pathname === location.pathname && hash) || href;
}

/** A search field with instant results. An island, hidden without script. */
export function LawSearch(props: LawSearchProps) {
  const { action, indexHref, label, kinds, example } = props;
  const [query, address] = useAddressState("", searchParam, (q) => queryOf({ q }));
  const searching = useSiteSearch(indexHref, query);
  const { asked, answer, loadIndex } = searching;
  const rows = (answer?.hits ?? [])
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .map((hit) => ({ ...hit, href: hrefHere(hit.href) }));
  const said = useSaid(searching, rows.length);
  const found = rows[0] && !answer?.isPartial && example ? renamed(rows[0]) : undefined;
  const shown = found ?? (asked === "" ? example : undefined);
  const others = rows.slice(found ? 1 : 0, MOST);

  return (
    <div className={styles.search} data-asked={asked !== "" || undefined}>
      <form
        action={action}
        role="search"
        aria-label={label}
        data-screen-only=""
        data-needs-script=""
        onSubmit={(event) => {
          // A name is already answered on its own page.
          const first = asked === query.trim() ? rows[0] : undefined;
          if (first || example) event.preventDefault();
          if (first && !found) location.assign(first.href);
        }}
      >
        <label htmlFor="law-search">{label}</label>
        <div className={searchBox}>
          <input
            id="law-search"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            placeholder={example?.old}
            value={query}
            onFocus={loadIndex}
            onKeyDown={step}
            onChange={({ target }) => address.replace(target.value)}
          />
          <button type="submit">
            <span className="visually-hidden">{searchForm.button}</span>
            <Sign name="arrow" />
          </button>
        </div>
      </form>
      <Announced>{said}</Announced>
      <p className={styles.said}>{said}</p>
      {shown && <NewName {...shown} />}
      {others.length > 0 && (
        <>
          <h2 className="visually-hidden">{siteSearch.results}</h2>
          <ol className={`rows ${styles.hits}`} data-screen-only="">
            {others.map((hit) => (
              <SearchHit
                key={`${hit.kind} ${hit.title}`}
                hit={hit}
                words={answer!.words}
                isShort
                onKeyDown={step}
              />
            ))}
          </ol>
        </>
      )}
      {answer && !found && answer.hits.length > others.length && (
        <MoreLink href={`${action}${queryOf({ q: asked })}`}>
          {fill(siteSearch.all, { count: answer.hits.length })}
        </MoreLink>
      )}
    </div>
  );
}

const NewName = ({ href, old, now, says }: Renamed) => (
  <div className={styles.renamed} data-filtered-list="">
    <h2 className="run" data-long={`${old}${now}`.length > 24 || undefined}>
      <span>{keepTogether(old)}</span>{" "}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4.6 100 0v10L0 5.4z" />
      </svg>
      <span className="visually-hidden">{lawTools.isNow}</span> <span>{keepTogether(now)}</span>
    </h2>
    <p>{keepTogether(says)}</p>
    <MoreLink href={href}>{lawTools.ruleMore}</MoreLink>
  </div>
);

/** The arrow keys move the focus between the field and its results. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const section = event.currentTarget.closest("[data-island]")!;
  const stops = [...section.querySelectorAll<HTMLElement>("input, ol a")];
  const next = by && stops[stops.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
