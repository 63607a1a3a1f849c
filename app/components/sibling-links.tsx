import styles from "./sibling-links.module.css";

export type SiblingLinksProps = {
  label: string;
  links: { href: string; title: string; isCurrent: boolean }[];
};

/** The pages of one kind in a line, this one among them. */
export const SiblingLinks = ({ label, links }: SiblingLinksProps) => (
  <nav aria-label={label} className={styles.siblings} data-screen-only="">
    <ul>
      {links.map(({ href, title, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
