import styles from "./link-list.module.css";

export type ListedLink = {
  href: string;
  title: string;
  /** Shown at the far end of the line. */
  note?: string;
  /** The link's relation to this page, for example "Next article". */
  label?: string;
  rel?: "prev" | "next";
  isCurrent?: boolean;
};

/** Links one below the other, as tall as touch targets. @param props.look `ruled` by hairlines, `line` side by side */
export const LinkList = ({ links, look }: { links: ListedLink[]; look?: "ruled" | "line" }) => (
  <ul className={look === "line" ? `run ${styles.links}` : styles.links} data-look={look}>
    {links.map(({ href, title, note, label, rel, isCurrent }) => (
      <li key={href}>
        <a href={href} rel={rel} aria-current={isCurrent ? "page" : undefined}>
          <span>
            {label && (
              <>
                <b>{label}</b> <br />
              </>
            )}
            {title}
          </span>
        </a>
        {note && <small>{note}</small>}
      </li>
    ))}
  </ul>
);
