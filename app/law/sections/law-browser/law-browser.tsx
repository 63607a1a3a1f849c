import { Band } from "#app/components/band.tsx";
import { Island } from "#app/components/island.tsx";
import { LawLead, LawRows, type LawEntry } from "#app/law/components/law-rows.tsx";
import { LawFilter, type LawFilterProps, type FilteredEntry } from "./law-filter.tsx";
import styles from "./law-browser.module.css";

/** An entry with what the filter compares. */
export type BrowsedEntry = LawEntry & FilteredEntry;

export type LawBrowserProps = Omit<LawFilterProps, "list" | "entries"> & {
  heading: string;
  lead?: string;
  entries: BrowsedEntry[];
  /** Whether the subjects are headings between the entries; else all are one list in its own order. */
  grouped: boolean;
};

/**
 * Rules or duties by subject and jurisdiction. The filter alone is an island: it hides rows of the list, which stands
 * in the document once and is not rendered again (decision 061).
 */
export function LawBrowser({ heading, lead, entries, grouped, ...filter }: LawBrowserProps) {
  const groups = filter.subjects.map(({ value, label }) => ({
    label,
    of: entries.filter(({ subject }) => subject === value),
  }));

  return (
    <Band space="tight" labelledBy="entries">
      <h2 id="entries" className={styles.heading} data-screen-only="">
        {heading}
      </h2>
      {lead && <LawLead text={lead} />}
      <Island
        name="law-filter"
        component={LawFilter}
        props={{
          ...filter,
          list: "law-list",
          entries: entries.map(({ id, subject, place }) => ({ id, subject, place })),
        }}
      />
      <div id="law-list" data-filtered-list="">
        {grouped
          ? groups.map(({ label, of }) => (
              <section key={label} className={styles.group}>
                <h3>{label}</h3>
                <LawRows entries={of} level={4} />
              </section>
            ))
          : entries.length > 0 && <LawRows entries={entries} level={3} printBrief />}
      </div>
    </Band>
  );
}
