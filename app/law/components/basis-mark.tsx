import { lawTools } from "virtual:labels";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { BASES, type Basis } from "#app/law/basis.ts";
import styles from "./basis-mark.module.css";

/** Where the lines stand, from below: one for a secondary source, three for a signature. */
const LINES = ["M0 10h16", "M0 6h16", "M0 2h16"];

type BasisMarkProps = {
  basis: Basis;
  /** Whether words beside it say the same. */
  named?: boolean;
};

/** What a statement of law rests on: one line, two or three, and the words for whoever does not see them. */
export const BasisMark = ({ basis, named = false }: BasisMarkProps) => (
  <span className={styles.mark} data-basis={basis}>
    <svg viewBox="0 0 16 12" aria-hidden="true">
      <path d={LINES.slice(0, BASES.indexOf(basis) + 1).join("")} />
    </svg>
    {!named && <VisuallyHidden> {lawTools.bases[basis]}</VisuallyHidden>}
  </span>
);
