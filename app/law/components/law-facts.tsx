import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import styles from "./law-facts.module.css";

/** A fact beside an entry: a label and one text or more, each with a link or a remark where it has one. */
export type LawFact = {
  term: string;
  /** `note` is said after the text. */
  items: { text: string; href?: string; note?: string }[];
};

type LawFactsProps = {
  facts: LawFact[];
  /** Shown where the entry is due for another check. */
  warning?: string;
};

/** What is known of a rule, a duty or a name, label by label. */
export const LawFacts = ({ facts, warning }: LawFactsProps) => (
  <>
    {facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(({ term, items }) => (
          <div key={term}>
            <dt>{term}</dt>
            {items.map((item) => (
              <dd key={`${item.text} ${item.note ?? ""}`}>
                <FactText {...item} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    )}
    {warning && <Badge variant="destructive">{warning}</Badge>}
  </>
);

const FactText = ({ text, href, note }: LawFact["items"][number]): ReactNode => (
  <>
    {href ? <a href={href}>{text}</a> : text}
    {note && <span className={styles.note}> {note}</span>}
  </>
);
