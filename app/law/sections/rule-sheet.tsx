import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import type { FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { LawFacts } from "#app/law/components/law-facts.tsx";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./rule-sheet.module.css";

export type RuleSheetProps = {
  entry: FoldedEntry;
  /** What depends on the rule, by kind; `href` leads to all of a kind. */
  ways: { heading: string; href?: string; links: ListedLink[] }[];
};

/** Lists with more links are folded. */
const FEW = 4;

export function RuleSheet({ entry, ways }: RuleSheetProps) {
  const { text, basis, facts, warning } = entry;
  const [says, ...details] = text;
  return (
    <Band>
      <div className={`${columns} ${styles.sheet}`}>
        <div>
          <p className="lead">{says}</p>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {basis && (
            <p className="small">
              <BasisMark basis={basis} named /> {lawTools.bases[basis]}
            </p>
          )}
        </div>
        <div>
          <LawFacts facts={facts} warning={warning} />
        </div>
      </div>
      {ways.map(({ heading, href, links }) =>
        links.length > FEW ? (
          <div key={heading}>
            <Fold title={heading} about={fillCount(lawTools.count, links.length, {})}>
              <LinkList links={links} look="ruled" />
            </Fold>
          </div>
        ) : (
          <section key={heading} className={`${columns} ${styles.ways}`}>
            <h2 className="title">{href ? <a href={href}>{heading}</a> : heading}</h2>
            <LinkList links={links} look="ruled" />
          </section>
        ),
      )}
    </Band>
  );
}
