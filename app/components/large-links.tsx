import { Sign } from "./icon.tsx";
import styles from "./large-links.module.css";

export type LargeLink = {
  /** Where it leads from here. */
  direction: "previous" | "next";
  /** For example "Previous article". */
  label: string;
  title: string;
  href: string;
};

/** Large links to what stands beside this page; of two, the next one keeps to the right. */
export function LargeLinks({ label, links }: { label: string; links: LargeLink[] }) {
  return (
    <nav aria-label={label} className={styles.links} data-screen-only="">
      {links.map(({ direction, label: words, title, href }) => (
        <a
          key={direction}
          href={href}
          rel={direction === "previous" ? "prev" : "next"}
          className={styles.link}
          data-direction={direction}
        >
          <span className={styles.label}>
            <Sign name="arrow" className={styles.arrow} />
            {words}
          </span>
          <span className={styles.title}>{title}</span>
        </a>
      ))}
    </nav>
  );
}
