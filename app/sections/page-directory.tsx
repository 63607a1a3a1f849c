import { Band, sectionHeading } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./page-directory.module.css";

export type PageDirectoryProps = {
  heading: string;
  groups: {
    heading: string;
    links: { href: string; title: string }[];
    /** The list of all, where there are more. */
    all?: { href: string; label: string };
  }[];
};

/** The pages of the site by kind: what the search offers before a word is typed, and without script. */
export function PageDirectory({ heading, groups }: PageDirectoryProps) {
  return (
    <div className={styles.directory}>
      <Band background="haze" labelledBy="directory">
        <h2 id="directory" className={sectionHeading}>
          {heading}
        </h2>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.heading} className={styles.group}>
              <h3>{group.heading}</h3>
              <ul>
                {group.links.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
              {group.all && <MoreLink href={group.all.href}>{group.all.label}</MoreLink>}
            </div>
          ))}
        </div>
      </Band>
    </div>
  );
}
