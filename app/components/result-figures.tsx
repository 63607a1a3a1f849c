import styles from "./result-figures.module.css";

export type Result = {
  /** Set very large; a result without one speaks for itself. */
  figure?: string;
  text: string;
};

/**
 * What could be counted, in large figures.
 * @param layout `rows` one below the other, `columns` side by side
 */
export function ResultFigures({
  results,
  layout = "rows",
}: {
  results: Result[];
  layout?: "rows" | "columns";
}) {
  return (
    <ul className={styles.results} data-layout={layout}>
      {results.map(({ figure, text }) => (
        <li key={text} data-plain={figure === undefined || undefined}>
          {figure !== undefined && <span className={styles.figure}>{figure} </span>}
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
