import { lawTools } from "virtual:labels";
import { BASES, type Basis } from "#app/law/basis.ts";
import { fill } from "#app/lib/fill.ts";
import { BasisMark } from "./basis-mark.tsx";
import styles from "./basis-key.module.css";

export type BasisKeyProps = {
  /** What each entry of the page rests on. */
  bases: Basis[];
};

/** The key to the marks of a page's entries, with how many of them bear each. */
export function BasisKey({ bases }: BasisKeyProps) {
  if (bases.length === 0) return null;
  return (
    <ul className={styles.key}>
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
