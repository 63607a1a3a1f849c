import { lawTools } from "virtual:labels";
import { BASES, type Basis } from "#app/law/basis.ts";
import { fill } from "#app/lib/fill.ts";
import styles from "./basis-mark.module.css";

/** A summit of three lines, from its foot: one heavy line for each level reached. */
const LINES = ["M0 14h24", "M4 8h16", "M8 2h8"];

type BasisMarkProps = {
  basis: Basis;
  /** Whether the words stand beside it. */
  named?: boolean;
};

/** The mark of a statement's basis: one to three heavy lines, and words for screen readers. */
export const BasisMark = ({ basis, named = false }: BasisMarkProps) => (
  <span className={styles.mark}>
    <svg viewBox="0 0 24 16" aria-hidden="true">
      {LINES.map((line, step) => (
        <path key={line} d={line} strokeWidth={step <= BASES.indexOf(basis) ? 3.5 : 1} />
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
              <b>{lawTools.keyMarks[basis]}</b>
              <br />
              {fill(lawTools.keyLine, { count, all: bases.length })}
            </span>
          </li>
        ))}
    </ul>
  );
}
