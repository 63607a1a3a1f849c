import { HeadedBand } from "#app/components/band.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./link-groups.module.css";

export type LinkGroup = {
  heading: string;
  links: ListedLink[];
  /** The link to the full list, if not all are here. */
  all?: { href: string; label: string };
};

/** Links below headings, such as the articles of a year or the pages of the site. Empty groups are left out. */
export const LinkGroups = ({ heading, groups }: { heading: string; groups: LinkGroup[] }) => (
  <div className={styles.directory}>
    <HeadedBand id="groups" heading={heading} background="haze">
      <div className={styles.groups}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map((group) => (
            <details key={group.heading} className={styles.group} data-unfolds="">
              <summary>{group.heading}</summary>
              <h3 className="label" data-desk-only="">
                {group.heading}
              </h3>
              <LinkList look="ruled" links={group.links} />
              {group.all && <MoreLink href={group.all.href}>{group.all.label}</MoreLink>}
            </details>
          ))}
      </div>
    </HeadedBand>
  </div>
);
