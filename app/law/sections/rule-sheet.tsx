import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import type { FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { LawFold } from "#app/law/components/law-fold.tsx";
import { LawFacts } from "#app/law/components/law-facts.tsx";
import { addressWord } from "#app/lib/address-word.ts";
import { fillCount } from "#app/lib/fill.ts";
import styles from "./rule-sheet.module.css";

export type RuleSheetProps = {
  entry: FoldedEntry;
  /** What rests on the rule, kind by kind. */
  ways: { heading: string; links: { href: string; title: string; note?: string }[] }[];
  /** To the other rules of its subject. */
  back: { href: string; label: string };
};

/** More links than these are folded. */
const FEW = 4;

/** A rule in full: what to do, what it is written in, and all that rests on it. */
export function RuleSheet({ entry, ways, back }: RuleSheetProps) {
  const { text, basis, facts, warning } = entry;
  const [says, ...details] = text;
  return (
    <Band className={styles.band}>
      <div className={styles.sheet}>
        <div>
          <p className={styles.says}>{says}</p>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {basis && (
            <p className={styles.basis}>
              <BasisMark basis={basis} named /> {lawTools.bases[basis]}
            </p>
          )}
          <p data-screen-only="">
            <MoreLink href={back.href}>{back.label}</MoreLink>
          </p>
        </div>
        <LawFacts facts={facts} warning={warning} />
      </div>
      {ways.map(({ heading, links }) =>
        links.length > FEW ? (
          <LawFold
            key={heading}
            id={addressWord(heading)}
            heading={heading}
            note={fillCount(lawTools.count, links.length, {})}
          >
            <Links links={links} />
          </LawFold>
        ) : (
          <section key={heading} className={styles.ways}>
            <h2>{heading}</h2>
            <Links links={links} />
          </section>
        ),
      )}
    </Band>
  );
}

const Links = ({ links }: Pick<RuleSheetProps["ways"][number], "links">) => (
  <ul className={styles.links}>
    {links.map(({ href, title, note }) => (
      <li key={href}>
        <a href={href}>{title}</a> {note && <span>{note}</span>}
      </li>
    ))}
  </ul>
);
