import styles from "./sector-index.module.css";

export type SectorIndexProps = { sectors: { id: string; title: string }[] };

/** The sectors by name, each a link to its place further down a long page. */
export function SectorIndex({ sectors }: SectorIndexProps) {
  return (
    <nav className={styles.index} data-screen-only="" aria-labelledby="page-title">
      <ul>
        {sectors.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
