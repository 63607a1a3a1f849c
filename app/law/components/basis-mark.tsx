import { lawTools } from "virtual:labels";
import { BASES, type Basis } from "#app/law/basis.ts";
import { fill } from "#app/lib/fill.ts";
import styles from "./basis-mark.module.css";

/** A small summit, from its foot: a heavy line for each step that is attained. */
const LINES = ["M0 11.8h18", "M3 7h12", "M6 2.2h6"];

type BasisMarkProps = {
  basis: Basis;
  /** Whether words beside it say the same. */
  named?: boolean;
};

/** What a statement of law rests on: one line, two or three, and the words for whoever does not see them. */
export const BasisMark = ({ basis, named = false }: BasisMarkProps) => (
  <span className={styles.mark}>
    <svg viewBox="0 0 18 14" aria-hidden="true">
      {LINES.map((line, step) => (
        <path key={line} d={line} strokeWidth={step <= BASES.indexOf(basis) ? 2.6 : 0.8} />
      ))}
    </svg>
    {!named && <span className="visually-hidden"> {lawTools.bases[basis]}</span>}
  </span>
);

/** The key to the marks of a page: how many of its entries bear each. @param props.bases what each entry rests on */
export function BasisKey({ bases }: { bases: Basis[] }) {
  if (bases.length === 0) return null;
  return (
    <ul className={`small ${styles.key}`}>
      {BASES.map((basis) => ({ basis, count: bases.filter((found) => found === basis).length }))
        .filter(({ count }) => count > 0)
        .map(({ basis, count }) => (
          <li key={basis}>
            <BasisMark basis={basis} named />
            <span>
              {fill(lawTools.keyLine, {
                basis: lawTools.bases[basis],
                count: String(count),
                all: String(bases.length),
              })}
            </span>
          </li>
        ))}
    </ul>
  );
}
