import type { ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { Fold } from "#app/components/fold.tsx";
import { FoldedRows, InParts, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { fillCount, type Counted } from "#app/lib/fill.ts";
import styles from "./law-groups.module.css";

export type Group = { id: string; heading: string; entries: FoldedEntry[] };

export type LawGroupsProps = {
  /** The visible groups, by subject; each heading stands beside its rows. */
  groups: Group[];
  folds: Group[];
  /** Shown above the first group: the legend of the marks, and notes on all groups. */
  children: ReactNode;
};

/** Rules by subject, one line each. */
export const LawGroups = ({ groups, folds, children }: LawGroupsProps) => (
  <Band>
    <div data-module={moduleFiles("enhancements")}>
      {children}
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, heading, entries }) => (
          <section key={id} className={`${columns} ${styles.group}`} aria-labelledby={id}>
            <h2 id={id} className="title beside">
              {heading}
            </h2>
            <InParts entries={entries} render={(part) => <FoldedRows entries={part} />} />
          </section>
        ))}
      <GroupFolds groups={folds} counted={lawTools.count} />
    </div>
  </Band>
);

/** Groups of rows in folds. @param props.counted words for a group's number of rows */
export const GroupFolds = ({ groups, counted }: { groups: Group[]; counted: Counted<never> }) => (
  <div className={styles.folds}>
    {groups
      .filter(({ entries }) => entries.length > 0)
      .map(({ id, heading: title, entries }) => (
        <Fold key={id} {...{ id, title }} about={fillCount(counted, entries.length, {})}>
          <FoldedRows entries={entries} />
        </Fold>
      ))}
  </div>
);
