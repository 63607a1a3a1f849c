import { lawTools } from "virtual:labels";
import { Band, HeadingRow } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import type { Basis } from "#app/law/basis.ts";
import { BasisKey } from "#app/law/components/basis-mark.tsx";
import { GroupFolds, type Group } from "./law-groups.tsx";

export type NameListProps = {
  heading: string;
  /** Those asked for most, which lead to their rows. */
  common: { id: string; title: string; now?: string }[];
  /** By Act, or by subject where a name is of none. */
  groups: Group[];
  bases: Basis[];
};

/** Every old name with what has replaced it: the most asked for at once, all of them in folds. */
export const NameList = ({ heading, common, groups, bases }: NameListProps) => (
  <Band>
    <div data-module="enhancements">
      <HeadingRow link={<BasisKey bases={bases} />}>
        <h2>{heading}</h2>
      </HeadingRow>
      <Terms
        columns
        rows={common.map(({ id, title, now }) => ({
          key: id,
          term: <a href={`#${id}`}>{title}</a>,
          text: now,
        }))}
      />
      <GroupFolds groups={groups} counted={lawTools.namesCount} />
    </div>
  </Band>
);
