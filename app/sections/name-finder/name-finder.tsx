import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { LawRows, type LawEntry } from "#app/components/law-rows.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { fill, fillCount } from "#app/lib/fill.ts";
import { findNames } from "./name-search.ts";
import { LONGEST_SEARCH, queryOf, textParam } from "#app/lib/search-params.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import styles from "./name-finder.module.css";

export type NameFinderProps = {
  homeHref: string;
  heading: string;
  /** Stands in the empty field and names it. */
  label: string;
  /** Names and abbreviations; `words` are what a search compares, the old name first. */
  entries: (LawEntry & { words: string[] })[];
};

/** Finds what has replaced an old form, Act or section. An island: without script it lists all of them. */
export function NameFinder(props: NameFinderProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Finder {...props} />
    </ErrorBoundary>
  );
}

function Finder({ heading, label, entries }: NameFinderProps) {
  const [query, address] = useAddressState({
    initial: "",
    read: (params) => textParam(params, "q", LONGEST_SEARCH),
    write: (q) => queryOf({ q }),
  });
  const awake = useInBrowser(() => true);
  const found = findNames(entries, query);
  const [first] = found;

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
        {query.trim() !== "" &&
          (first
            ? `${fill(lawTools.wasCalled, { old: first.aside.strong, now: first.title })} (${fillCount(lawTools.namesCount, found.length, {})})`
            : fill(lawTools.namesNone, { query: query.trim() }))}
      </p>
      <div className={styles.list} data-awake={awake || undefined}>
        {found.length > 0 && <LawRows entries={found} level={3} />}
      </div>
    </Band>
  );
}
