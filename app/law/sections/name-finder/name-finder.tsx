import { memo, useMemo } from "react";
import { lawTools, lists } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { LawRows, type LawEntry } from "#app/law/components/law-rows.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { fill, fillCount } from "#app/lib/fill.ts";
import { LONGEST_SEARCH, queryOf, textParam } from "#app/lib/search-params.ts";
import { usePageTitle } from "#app/components/use-page-title.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { findNames, isCalled, type Searched } from "./name-search.ts";
import styles from "./name-finder.module.css";

export type NameFinderProps = {
  heading: string;
  /** Stands in the empty field and names it. */
  label: string;
  /** Old names with what has replaced them. */
  entries: FoundName[];
  /** Abbreviations, which stand elsewhere on the page: shown here only where they are looked for. */
  terms: FoundName[];
};

/** A row: aside stands the old name or the abbreviation, its title is what is said today. */
export type FoundName = LawEntry & {
  /** Its other old names. */
  others?: string[];
  /** What else people type. */
  typed?: string[];
  /** What it is folded under: its Act, or its subject. */
  group?: string;
  /** The row of the Act that it is part of, by its id. */
  act?: string;
};

type SearchedName = Searched & { entry: FoundName };
type Found = ReturnType<typeof findNames<SearchedName>>;

/** Rows with what a search compares of them: read from what they show, so that the page carries no word twice. */
export function searched(rows: FoundName[]): SearchedName[] {
  const oldNames = ({ aside, others = [] }: FoundName) => [aside.strong, ...others];
  return rows.map((entry) => {
    const act = rows.find(({ id }) => id === entry.act);
    const today = entry.facts.filter(({ term }) =>
      [lawTools.section, lawTools.form].includes(term),
    );
    return {
      entry,
      old: oldNames(entry),
      names: [entry.title, ...(entry.typed ?? [])],
      of: act ? oldNames(act) : [],
      about: [entry.text ?? "", ...today.flatMap(({ items }) => items.map(({ text }) => text))],
    };
  });
}

/** What has been found, in a sentence: the first where it has the very name, otherwise only how many come close. */
function answerTo(query: string, { found, exact }: Found, terms: FoundName[]): string {
  const [first] = found;
  if (query === "") return "";
  if (!first) return fill(lawTools.namesNone, { query });
  if (!exact) return fillCount(lawTools.namesClose, found.length, {});
  const { entry } = first;
  const old = first.old.find((name) => isCalled(name, query)) ?? entry.aside.strong;
  const said = terms.includes(entry)
    ? fill(lawTools.shortFor, { term: old, name: entry.title })
    : fill(lawTools.wasCalled, { old, now: entry.title });
  return `${said} (${fillCount(lawTools.namesCount, found.length, {})})`;
}

/** Rendered again only for other entries, not when the section comes alive. */
const FoundRows = memo(LawRows);

/** How many names stand open: those at the head of the file, which are asked for most. */
const COMMON = 12;

/** Every name: the most asked for, and the rest folded by the Act or the subject that they are of. */
const AllNames = memo(({ entries }: { entries: FoundName[] }) => (
  <>
    <LawRows entries={entries.slice(0, COMMON)} level={3} compact />
    {[...Map.groupBy(entries.slice(COMMON), ({ group }) => group)].map(([group, of]) => (
      <details key={group} className={styles.fold}>
        <summary>
          <span>{group}</span> <span>{fillCount(lawTools.namesCount, of.length, {})}</span>
        </summary>
        <LawRows entries={of} level={3} compact />
      </details>
    ))}
  </>
));

/** Finds what has replaced an old form, Act or section. An island: without script it lists all of them. */
export function NameFinder({ heading, label, entries, terms }: NameFinderProps) {
  const [query, address] = useAddressState({
    initial: "",
    read: (params) => textParam(params, "q", LONGEST_SEARCH),
    write: (q) => queryOf({ q }),
  });
  const rows = useMemo(() => searched([...entries, ...terms]), [entries, terms]);
  const result = findNames(rows, query);
  const asked = query.trim();
  usePageTitle(
    asked &&
      `${fill(lists.quoted, { text: asked })}, ${fillCount(lawTools.namesCount, result.found.length, {})}`,
  );

  return (
    <Band labelledBy="names" className={styles.band}>
      <h2 id="names">
        <VisuallyHidden>{heading}</VisuallyHidden>
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
      <p role="status" className={styles.answer} data-screen-only="" data-needs-script="">
        {answerTo(asked, result, terms)}
      </p>
      <div data-filtered-list="">
        {query.trim() === "" ? (
          <AllNames entries={entries} />
        ) : (
          result.found.length > 0 && (
            <FoundRows entries={result.found.map(({ entry }) => entry)} level={3} compact />
          )
        )}
      </div>
    </Band>
  );
}
