import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { LawRows, type LawEntry } from "#app/components/law-rows.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { fill, fillCount } from "#app/lib/fill.ts";
import { LONGEST_SEARCH, queryOf, textParam } from "#app/lib/search-params.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { findNames, isCalled, type Searched } from "./name-search.ts";
import styles from "./name-finder.module.css";

export type NameFinderProps = {
  homeHref: string;
  heading: string;
  /** Stands in the empty field and names it. */
  label: string;
  /** Old names with what has replaced them. */
  entries: FoundName[];
  /** Abbreviations, which stand elsewhere on the page: shown here only where they are looked for. */
  terms: FoundName[];
};

/** A row with the words that a search compares. */
export type FoundName = LawEntry & Searched;

type Found = ReturnType<typeof findNames<FoundName>>;

/** Finds what has replaced an old form, Act or section. An island: without script it lists all of them. */
export function NameFinder(props: NameFinderProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Finder {...props} />
    </ErrorBoundary>
  );
}

/** What has been found, in a sentence: the first where it has the very name, otherwise only how many come close. */
function answerTo(query: string, { found, exact }: Found, terms: FoundName[]): string {
  const [first] = found;
  if (query === "") return "";
  if (!first) return fill(lawTools.namesNone, { query });
  if (!exact) return fillCount(lawTools.namesClose, found.length, {});
  const old = first.old.find((name) => isCalled(name, query)) ?? first.aside.strong;
  const said = terms.includes(first)
    ? fill(lawTools.shortFor, { term: old, name: first.title })
    : fill(lawTools.wasCalled, { old, now: first.title });
  return `${said} (${fillCount(lawTools.namesCount, found.length, {})})`;
}

function Finder({ heading, label, entries, terms }: NameFinderProps) {
  const [query, address] = useAddressState({
    initial: "",
    read: (params) => textParam(params, "q", LONGEST_SEARCH),
    write: (q) => queryOf({ q }),
  });
  const awake = useInBrowser(() => true);
  const result: Found =
    query.trim() === ""
      ? { found: entries, exact: true }
      : findNames([...entries, ...terms], query);

  return (
    <Band space="tight" labelledBy="names">
      <h2 id="names" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.field}>
        <SearchField
          id="name-search"
          label={label}
          value={query}
          maxLength={LONGEST_SEARCH}
          onChange={address.replace}
        />
      </div>
      <p role="status" className={styles.answer}>
        {answerTo(query.trim(), result, terms)}
      </p>
      <div className={styles.list} data-awake={awake || undefined}>
        {result.found.length > 0 && <LawRows entries={result.found} level={3} />}
      </div>
    </Band>
  );
}
