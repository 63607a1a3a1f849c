import styles from "./contents-list.module.css";

/** The headings of a text, each a way to its part. */
export function ContentsList({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
