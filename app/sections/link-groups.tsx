import { Band, sectionHeading } from "#app/components/band.tsx";
import styles from "./link-groups.module.css";

export type LinkGroup = {
  heading: string;
  links: { href: string; title: string; note: string }[];
};

/** Links under headings, as the articles of a year under their categories. Empty groups are left out. */
export function LinkGroups({ heading, groups }: { heading: string; groups: LinkGroup[] }) {
  return (
    <Band background="haze" labelledBy="groups">
      <h2 id="groups" className={sectionHeading}>
        {heading}
      </h2>
      <div className={styles.groups}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map((group) => (
            <div key={group.heading} className={styles.group}>
              <h3>{group.heading}</h3>
              <ul>
                {group.links.map(({ href, title, note }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                    <span className={styles.note}>{note}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Band>
  );
}
