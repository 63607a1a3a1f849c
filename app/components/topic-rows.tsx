import styles from "./topic-rows.module.css";

export type TopicRow = { label: string; links: { href: string; title: string }[] };

/** What a text belongs to: services, sectors, regions, each with the ways there. Empty rows are left out. */
export function TopicRows({ rows }: { rows: TopicRow[] }) {
  const filled = rows.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <dl className={styles.rows} data-screen-only="">
      {filled.map(({ label, links }) => (
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
}
