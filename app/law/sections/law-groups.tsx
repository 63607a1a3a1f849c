import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { Fold, Folds } from "#app/components/fold.tsx";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
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
  <Band>
    <div data-module="enhancements">
      <div className={styles.above}>{children}</div>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, heading, entries }) => (
          <section key={id} className={`${columns} ${styles.group}`} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <FoldedRows entries={entries} />
          </section>
        ))}
      <div className={styles.folds}>
        <Folds>
          {folds
            .filter(({ entries }) => entries.length > 0)
            .map(({ id, heading: title, entries }) => (
              <Fold
                key={id}
                {...{ id, title }}
                about={fillCount(lawTools.count, entries.length, {})}
                wide
              >
                <FoldedRows entries={entries} />
              </Fold>
            ))}
        </Folds>
      </div>
    </div>
  </Band>
);
