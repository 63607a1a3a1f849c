import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import type { FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { LawFacts } from "#app/law/components/law-facts.tsx";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./rule-sheet.module.css";

export type RuleSheetProps = {
  entry: FoldedEntry;
  /** What depends on the rule, by kind. */
  ways: { heading: string; links: ListedLink[] }[];
  /** The link to the other rules of its subject. */
  back: { href: string; label: string };
};

/** Lists with more links are folded. */
const FEW = 4;

export function RuleSheet({ entry, ways, back }: RuleSheetProps) {
  const { text, basis, facts, warning } = entry;
  const [says, ...details] = text;
  return (
    <Band>
      <div className={`${columns} ${styles.sheet}`}>
        <div>
          <p className="title">{says}</p>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {basis && (
            <p className="small">
              <BasisMark basis={basis} named /> {lawTools.bases[basis]}
            </p>
          )}
          <p data-screen-only="">
            <MoreLink href={back.href}>{back.label}</MoreLink>
          </p>
        </div>
        <div>
          <LawFacts facts={facts} warning={warning} />
        </div>
      </div>
      {ways.map(({ heading, links }) =>
        links.length > FEW ? (
          <div key={heading}>
            <Fold title={heading} about={fillCount(lawTools.count, links.length, {})}>
              <LinkList links={links} look="ruled" />
            </Fold>
          </div>
        ) : (
          <section key={heading} className={`${columns} ${styles.ways}`}>
            <h2 className="title">{heading}</h2>
            <LinkList links={links} look="ruled" />
          </section>
        ),
      )}
    </Band>
  );
}
