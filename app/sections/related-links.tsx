import { Band, sectionHeading } from "#app/components/band.tsx";
import styles from "./related-links.module.css";

export type RelatedGroup = {
  heading: string;
  links: { href: string; title: string; note?: string }[];
};

export type RelatedLinksProps = {
  heading: string;
  groups: RelatedGroup[];
  /** Whether they are printed too. */
  onPaper?: boolean;
};

/** Ways on to what belongs together: cases, articles, sectors, regions, people. Empty groups are left out. */
export function RelatedLinks({ heading, groups, onPaper = true }: RelatedLinksProps) {
  const filled = groups.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <Band background="haze" labelledBy="related" screenOnly={!onPaper}>
      <h2 id="related" className={sectionHeading}>
        {heading}
      </h2>
      <div className={styles.groups}>
        {filled.map((group) => (
          <div key={group.heading} className={styles.group}>
            <h3>{group.heading}</h3>
            <ul>
              {group.links.map(({ href, title, note }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                  {note && <span className={styles.note}>{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
