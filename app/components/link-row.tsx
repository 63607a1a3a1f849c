import { LinkList, type ListedLink } from "./link-list.tsx";
import styles from "./link-row.module.css";

/** Links in a ruled line: to all pages of one kind, to this page's siblings, or to its parts. */
export const LinkRow = ({ label, links }: { label: string; links: ListedLink[] }) => (
  <nav aria-label={label} className={styles.row} data-screen-only="">
    <LinkList look="line" links={links} />
  </nav>
);
