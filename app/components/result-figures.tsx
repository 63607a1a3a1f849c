import styles from "./result-figures.module.css";

export type Result = {
  /** Shown very large; a result without a figure has words alone. */
  figure?: string;
  text: string;
  /** The larger whole number that the figure is compared with: both are drawn. */
  before?: string;
};

/** Counted results: large figures one below the other, each with its words. */
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
          {before && <BeforeAfter before={before} figure={figure} />}
        </span>
      </li>
    ))}
  </ul>
);

/** The most lines that can be counted at a glance: a larger number is drawn as one shape. */
export const COUNTABLE = 60;

const UNIT = 10;
const GAP = 2;

/** The number before as thin lines, below it the number after as thick ones: one alone is as long as all it replaced. */
export function BeforeAfter({ before = "", figure = "" }: Pick<Result, "before" | "figure">) {
  const width = Number(before || figure);
  // One full line would say that a large number alone is all there was.
  if (!(width > 0) || (!before && width > COUNTABLE)) return null;
  const strokes = (count: number, y: number) =>
    count === 1 || (count > 0 && width > COUNTABLE)
      ? `M0 ${y}H${(count === 1 ? width : count) * UNIT - GAP}`
      : Array.from({ length: count }, (_, at) => `M${at * UNIT} ${y}h${UNIT - GAP}`).join("");
  return (
    <svg
      className={styles.change}
      stroke="currentColor"
      viewBox={`0 0 ${width * UNIT - GAP} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes(Number(before), 2)} />
      <path d={strokes(Number(figure), 16)} strokeWidth="7" />
    </svg>
  );
}
