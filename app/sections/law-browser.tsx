import { useState } from "react";
import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { LawFilter, useLawFilter, type LawChoice } from "#app/components/law-filter.tsx";
import { LawRows, type LawEntry } from "#app/components/law-rows.tsx";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./law-browser.module.css";

/** An entry with what the filter compares. */
export type BrowsedEntry = LawEntry & { subject: string; place: string };

export type LawBrowserProps = {
  /** The address of the list itself. */
  href: string;
  homeHref: string;
  heading: string;
  lead?: string;
  entries: BrowsedEntry[];
  subjects: LawChoice[];
  places: LawChoice[];
  /** Whether the subjects are headings between the entries; else all are one list in its own order. */
  grouped: boolean;
};

/** Rules or duties by subject and jurisdiction. An island. */
export function LawBrowser(props: LawBrowserProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Browser {...props} />
    </ErrorBoundary>
  );
}

function Browser(props: LawBrowserProps) {
  const { href, heading, lead, entries, subjects, places, grouped } = props;
  const { chosen, shown, awake, choose } = useLawFilter(subjects, places);
  // The count is announced after a change, not on arrival.
  const [changed, setChanged] = useState(false);
  if ((shown.topic || shown.state) && !changed) setChanged(true);

  const found = entries.filter(
    ({ subject, place }) =>
      (!shown.topic || subject === shown.topic) && (!shown.state || place === shown.state),
  );
  const groups = subjects
    .map(({ value, label }) => ({ label, found: found.filter(({ subject }) => subject === value) }))
    .filter((group) => group.found.length > 0);

  return (
    <Band space="tight" labelledBy="entries">
      <h2 id="entries" className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <LawFilter
        href={href}
        subjects={subjects}
        places={places}
        chosen={chosen}
        onChoose={choose}
      />
      <p role="status" className={styles.count}>
        {changed &&
          (found.length > 0 ? fillCount(lawTools.count, found.length, {}) : lawTools.none)}
      </p>
      {found.length === 0 && (
        <Button variant="outline" size="small" onClick={() => choose({ topic: "", state: "" })}>
          {lawTools.showAll}
        </Button>
      )}
      <div className={styles.list} data-awake={awake || undefined}>
        {grouped
          ? groups.map((group) => (
              <section key={group.label} className={styles.group}>
                <h3>{group.label}</h3>
                <LawRows entries={group.found} level={4} />
              </section>
            ))
          : found.length > 0 && <LawRows entries={found} level={3} printBrief />}
      </div>
    </Band>
  );
}
