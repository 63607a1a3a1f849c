import styles from "./link-row.module.css";

export type RowLink = {
  href: string;
  title: string;
  /** What it is from here, for example "Next article". */
  label?: string;
  rel?: "prev" | "next";
  /** Whether it is this page. */
  isCurrent?: boolean;
};

/** Pages of one kind in a ruled line: all of them, or those beside this one. */
export const LinkRow = ({ label, links }: { label: string; links: RowLink[] }) => (
  <nav aria-label={label} className={styles.row} data-screen-only="">
    <ul>
      {links.map(({ href, title, label: words, rel, isCurrent }) => (
        <li key={href}>
          <a href={href} rel={rel} aria-current={isCurrent ? "page" : undefined}>
            <span>
              {words && <b>{words} </b>}
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
