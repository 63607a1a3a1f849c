import { LinkList, type ListedLink } from "./link-list.tsx";
import styles from "./link-row.module.css";

/** Pages of one kind, or parts of this one, in a ruled line: all of them, or those beside this one. */
export const LinkRow = ({ label, links }: { label: string; links: ListedLink[] }) => (
  <nav aria-label={label} className={styles.row} data-screen-only="">
    <LinkList look="line" links={links} />
  </nav>
);
