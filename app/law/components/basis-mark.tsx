import { lawTools } from "virtual:labels";
import { BASES, type Basis } from "#app/law/basis.ts";
import { fill } from "#app/lib/fill.ts";
import styles from "./basis-mark.module.css";

/** A summit of three lines, from its foot: one heavy line for each level reached. */
const LINES = ["M0 11.8h18", "M3 7h12", "M6 2.2h6"];

type BasisMarkProps = {
  basis: Basis;
  /** Whether the words stand beside it. */
  named?: boolean;
};

/** The mark of a statement's basis: one to three heavy lines, and words for screen readers. */
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

/** The legend of a page's marks, with the number of entries for each. @param props.bases one for each entry */
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
