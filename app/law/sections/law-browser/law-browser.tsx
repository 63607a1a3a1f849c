import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { BrowsedList } from "#app/components/browsed-list.tsx";
import { Button } from "#app/components/button.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { LawLead, LawRows, type LawEntry } from "#app/law/components/law-rows.tsx";
import styles from "./law-browser.module.css";

export type LawChoice = { value: string; label: string };

/** An entry with what the list is narrowed by. */
export type BrowsedEntry = LawEntry & { subject: string; place: string };

export type LawBrowserProps = {
  /** The address of the list itself. */
  href: string;
  subjects: LawChoice[];
  places: LawChoice[];
  heading: string;
  lead?: string;
  entries: BrowsedEntry[];
  /** Whether the subjects are headings between the entries; else all are one list in its own order. */
  grouped: boolean;
};

/** Rules or duties by subject and jurisdiction. */
export function LawBrowser(props: LawBrowserProps) {
  const { href, subjects, places, heading, lead, entries, grouped } = props;
  const rows = entries.map((entry) => ({
    ...entry,
    values: { topic: entry.subject, state: entry.place },
  }));
  const tabs = (choice: string, all: string, choices: LawChoice[]) => [
    { value: "", label: all, href },
    ...choices.map(({ value, label }) => ({ value, label, href: `${href}?${choice}=${value}` })),
  ];

  return (
    <BrowsedList
      settings={{
        path: href,
        choices: ["topic", "state"],
        count: lawTools.count,
        none: lawTools.none,
      }}
    >
      <Band space="tight" labelledBy="entries">
        <h2
          id="entries"
          className={styles.heading}
          tabIndex={-1}
          data-screen-only=""
          data-results=""
        >
          {heading}
        </h2>
        {lead && <LawLead text={lead} />}
        <div className={styles.filter} data-needs-script="">
          <FilterTabs
            label={lawTools.subjects}
            choice="topic"
            tabs={tabs("topic", lawTools.allSubjects, subjects)}
          />
          <FilterTabs
            label={lawTools.places}
            choice="state"
            tabs={tabs("state", lawTools.allPlaces, places)}
          />
        </div>
        <p className={styles.count} data-screen-only="" data-needs-script="" data-count-shown="" />
        <div data-nothing="" hidden>
          <Button variant="outline" size="small" data-show-all="">
            {lawTools.showAll}
          </Button>
        </div>
        <div data-rows="">
          {grouped
            ? subjects.map(({ value, label }) => (
                <section key={label} className={styles.group}>
                  <h3>{label}</h3>
                  <LawRows entries={rows.filter(({ subject }) => subject === value)} level={4} />
                </section>
              ))
            : rows.length > 0 && <LawRows entries={rows} level={3} printBrief />}
        </div>
      </Band>
    </BrowsedList>
  );
}
