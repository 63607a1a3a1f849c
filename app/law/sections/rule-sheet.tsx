import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import { InParts, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { LawFacts } from "#app/law/components/law-facts.tsx";
import styles from "./rule-sheet.module.css";

export type RuleSheetProps = {
  entry: FoldedEntry;
  /** What depends on the rule, by kind; `href` leads to all of a kind. */
  ways: { heading: string; href?: string; links: ListedLink[] }[];
};

/** The number of visible links of a list. */
const FEW = 4;

/** Sentences with more characters are set smaller. */
const LONG = 190;

/** A rule of law on its own page: what it says, its facts, and `ways` on to what depends on it. */
export function RuleSheet({ entry, ways }: RuleSheetProps) {
  const { figure, text, basis } = entry;
  const [says = "", ...details] = text;
  return (
    <Band>
      {/* The sentence under it says the same words. */}
      {figure && (
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <p className={styles.says} data-long={says.length > LONG || undefined}>
        {says}
      </p>
      <div className={`${columns} ${styles.sheet}`}>
        <div>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {basis && (
            <p className="small">
              <BasisMark basis={basis} named /> {lawTools.bases[basis]}
            </p>
          )}
        </div>
        <LawFacts {...entry} />
      </div>
      <div className={styles.ways}>
        {ways.map(({ heading, href, links }) => (
          <section key={heading}>
            <h2 className="title">{href ? <a href={href}>{heading}</a> : heading}</h2>
            <InParts
              entries={links}
              first={FEW}
              render={(part) => <LinkList links={part} look="ruled" />}
            />
          </section>
        ))}
      </div>
    </Band>
  );
}
