import { Badge } from "#app/components/badge.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./law-facts.module.css";

/** A fact beside an entry: a label with texts, which may have a link or a note. */
export type LawFact = {
  term: string;
  /** `note` follows the text. */
  items: { title: string; href?: string; note?: string }[];
};

type LawFactsProps = {
  facts: LawFact[];
  /** Shown if the entry is due for another check. */
  warning?: string;
};

export const LawFacts = ({ facts, warning }: LawFactsProps) => (
  <div className={`small ${styles.facts}`}>
    {facts.length > 0 && (
      <Terms
        rows={facts.map(({ term, items }) => ({
          term,
          text: items.map(({ title, href, note = "" }) => (
            <p key={title + note}>
              {href ? <a href={href}>{title}</a> : title}
              {note && <span> {note}</span>}
            </p>
          )),
        }))}
      />
    )}
    {warning && <Badge variant="destructive">{warning}</Badge>}
  </div>
);
