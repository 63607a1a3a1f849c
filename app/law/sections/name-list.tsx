import { lawTools } from "virtual:labels";
import { Band, BandHead } from "#app/components/band.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { LinkList } from "#app/components/link-list.tsx";
import type { Basis } from "#app/law/basis.ts";
import { BasisKey } from "#app/law/components/basis-mark.tsx";
import { GroupFolds, type Group } from "./law-groups.tsx";
import styles from "./law-groups.module.css";

export type NameListProps = {
  heading: string;
  /** The most frequently asked names, which link to their rows. */
  common: { id: string; title: string; now?: string }[];
  /** Names by Act, or by subject where they have none. */
  groups: Group[];
  bases: Basis[];
};

/** Every old name with its replacement: the most frequent at once, all in folds. */
export const NameList = ({ heading, common, groups, bases }: NameListProps) => (
  <Band>
    <div data-module={moduleFiles("enhancements")}>
      <BandHead heading={heading} link={<BasisKey bases={bases} />} />
      <div className={styles.common}>
        <LinkList
          look="ruled"
          links={common.map(({ id, title, now: note }) => ({ href: `#${id}`, title, note }))}
        />
      </div>
      <GroupFolds groups={groups} counted={lawTools.namesCount} />
    </div>
  </Band>
);
