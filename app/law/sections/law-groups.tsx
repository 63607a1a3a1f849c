import type { ReactNode } from "react";
import { Band } from "#app/components/band.tsx";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import styles from "./law-groups.module.css";

export type LawGroupsProps = {
  /** By subject: the heading stays beside its rows. */
  groups: { id: string; heading: string; lead?: string; entries: FoldedEntry[] }[];
  printBrief?: boolean;
  /** Above the first group: the key to the marks and what else belongs to all of them. */
  children?: ReactNode;
};

/** Rules by subject, a line each. */
export function LawGroups({ groups, printBrief, children }: LawGroupsProps) {
  return (
    <Band className={styles.band}>
      <div data-module="enhancements">
        {children && <div className={styles.above}>{children}</div>}
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ id, heading, lead, entries }) => (
            <section key={id} className={styles.group} aria-labelledby={id}>
              <div className={styles.side}>
                <h2 id={id}>{heading}</h2>
                {lead && <p>{lead}</p>}
              </div>
              <FoldedRows entries={entries} printBrief={printBrief} />
            </section>
          ))}
      </div>
    </Band>
  );
}
