import { pagination } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import styles from "./neighbour-links.module.css";

type Neighbour = { href: string; title: string };

export type NeighbourLinksProps = {
  /** What the pages are, for example "HR Advisory topics". */
  label: string;
  previous: Neighbour;
  next: Neighbour;
};

/** The page before and the page after this one, as two large links. */
export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  return (
    <Band background="haze" space="none">
      <nav aria-label={label} className={styles.neighbours}>
        <a href={previous.href} rel="prev">
          <span>{pagination.previous}</span>
          <b>{previous.title}</b>
        </a>
        <a href={next.href} rel="next">
          <span>{pagination.next}</span>
          <b>{next.title}</b>
        </a>
      </nav>
    </Band>
  );
}
