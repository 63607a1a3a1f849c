import { legal } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Contents } from "#app/components/contents.tsx";
import { LinkList } from "#app/components/link-list.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./legal-text.module.css";

export type LegalTextProps = {
  html: string;
  contents: { id: string; text: string }[];
  /** Newest first; dates in words. */
  changes: { version: number; date: string; text: string }[];
  others: { href: string; title: string }[];
};

/** A legal text in the reading serif, with its contents at the left and its versions at the right. */
export const LegalText = ({ html, contents, changes, others }: LegalTextProps) => (
  <Band>
    <div className={styles.columns}>
      <div className="beside">
        <Contents label={legal.contents} headings={contents} />
      </div>
      <ReadingProse html={html} />
      <div className="beside small">
        <h2 className="label">{legal.versions}</h2>
        <RuledList items={changes.map((change) => fill(legal.version, change))} />
        <h2 className="label">{legal.others}</h2>
        <LinkList look="ruled" links={others} />
      </div>
    </div>
  </Band>
);
