import styles from "./topic-rows.module.css";

export type TopicRow = { label: string; links: { href: string; title: string }[] };

/** The rows that lead anywhere. */
export const filledRows = (rows: TopicRow[]) => rows.filter(({ links }) => links.length > 0);

/** What a text belongs to: services, sectors, regions, each with the ways there. Empty rows are left out. */
export const TopicRows = ({ rows }: { rows: TopicRow[] }) => (
  <dl className={styles.rows}>
    {filledRows(rows).map(({ label, links }) => (
      <div key={label}>
        <dt>{label}</dt>
        {links.map(({ href, title }) => (
          <dd key={href}>
            <a href={href}>{title}</a>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
