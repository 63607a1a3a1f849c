import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { LawFold } from "#app/law/components/law-fold.tsx";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./law-groups.module.css";

type Group = { id: string; heading: string; entries: FoldedEntry[] };

export type LawGroupsProps = {
  /** By subject: the heading stays beside its rows. */
  groups: Group[];
  /** What fewer people look for. */
  folds: Group[];
  /** Above the first group: the key to the marks and what else belongs to all of them. */
  children: ReactNode;
};

/** Rules by subject, a line each. */
export const LawGroups = ({ groups, folds, children }: LawGroupsProps) => (
  <Band className={styles.band}>
    <div data-module="enhancements">
      <div className={styles.above}>{children}</div>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, heading, entries }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <FoldedRows entries={entries} />
          </section>
        ))}
      <div className={styles.folds}>
        {folds
          .filter(({ entries }) => entries.length > 0)
          .map(({ id, heading, entries }) => (
            <LawFold
              key={id}
              id={id}
              heading={heading}
              note={fillCount(lawTools.count, entries.length, {})}
            >
              <FoldedRows entries={entries} />
            </LawFold>
          ))}
      </div>
    </div>
  </Band>
);
