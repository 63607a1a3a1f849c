import styles from "./link-list.module.css";

export type ListedLink = {
  href: string;
  title: string;
  /** At the far end of its line. */
  note?: string;
};

/**
 * Links one below the other, each as high as a finger needs.
 * @param props.look `ruled` with a hairline above each, `line` side by side
 */
export const LinkList = ({ links, look }: { links: ListedLink[]; look?: "ruled" | "line" }) => (
  <ul className={styles.links} data-look={look}>
    {links.map(({ href, title, note }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        {note && <span>{note}</span>}
      </li>
    ))}
  </ul>
);
