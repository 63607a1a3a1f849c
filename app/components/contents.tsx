import styles from "./contents.module.css";

export type ContentsProps = { label: string; headings: { id: string; text: string }[] };

/** A text's headings as links: sticky beside the text, in small viewports folded above it. */
export const Contents = ({ label, headings }: ContentsProps) => (
  <nav aria-label={label} data-screen-only="">
    <details className={styles.contents} data-unfolds="">
      <summary>{label}</summary>
      <ol className="unlined">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
