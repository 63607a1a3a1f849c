import styles from "./result-figures.module.css";

export type Result = {
  /** Set very large; a result without one speaks for itself. */
  figure?: string;
  text: string;
  /** What it was before, a larger whole number: both are drawn. */
  before?: string;
};

/** What could be counted: large figures one below the other, each beside its words. */
export const ResultFigures = ({ results }: { results: Result[] }) => (
  <ul className={`rows ${styles.results}`}>
    {results.map(({ figure, text, before }) => (
      <li key={text} data-plain={figure === undefined || undefined}>
        {figure !== undefined && (
          <span className={styles.figure} data-digit={figure[0]}>
            {figure}{" "}
          </span>
        )}
        <span className={figure === undefined ? "title" : styles.text}>
          {text}
          {before && <BeforeAfter before={Number(before)} after={Number(figure)} />}
        </span>
      </li>
    ))}
  </ul>
);

/** The most that can be counted at a glance: more is drawn as a whole. */
const COUNTABLE = 20;

const UNIT = 10;
const GAP = 2;

/** As many strokes as there were before, in thin lines; below them those that are left, in heavy ones. */
export function BeforeAfter({ before, after }: { before: number; after: number }) {
  const strokes = (count: number, y: number) =>
    before > COUNTABLE
      ? `M0 ${y}H${count * UNIT}`
      : Array.from({ length: count }, (_, at) => `M${at * UNIT} ${y}h${UNIT - GAP}`).join("");
  return (
    <svg
      className={styles.change}
      stroke="currentColor"
      viewBox={`0 0 ${before * UNIT - GAP} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes(before, 2)} />
      <path d={strokes(after, 16)} strokeWidth="7" />
    </svg>
  );
}
