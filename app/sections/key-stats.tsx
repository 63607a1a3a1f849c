import { Band } from "#app/components/band.tsx";
import styles from "./key-stats.module.css";

export type KeyStatsProps = {
  heading: string;
  stats: { value: string; label: string }[];
  /** What the lines mean, and whom the figures describe. */
  note: string;
};

/** The key figures, each with as many vertical lines as it counts. */
export const KeyStats = ({ heading, stats, note }: KeyStatsProps) => (
  <Band labelledBy="stats">
    <h2 id="stats" className="visually-hidden">
      {heading}
    </h2>
    <dl className={`tiles ${styles.stats}`}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-digit={value[0]}>
            {value.replace("+", "")}
            {value.includes("+") && <span className={styles.plus}>+</span>}
          </dd>
          <dd aria-hidden="true" className={styles.strokes}>
            <Strokes count={numberIn(value)} />
          </dd>
        </div>
      ))}
    </dl>
    <p className={`small quiet ${styles.note}`}>{note}</p>
  </Band>
);

/** The number in a figure such as `200+`. */
const numberIn = (value: string): number => Number.parseInt(value.replaceAll(",", ""), 10) || 1;

const IN_A_ROW = 50;
/** A figure with more lines would be a grey area: each line then stands for several. */
const MOST = 500;

function Strokes({ count }: { count: number }) {
  const shown = Math.round(count / Math.ceil(count / MOST));
  const rows = Math.ceil(shown / IN_A_ROW);
  // A line up, then a move to the foot of the next; each row begins at the left.
  const path = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(IN_A_ROW, shown - row * IN_A_ROW);
    return `M0.5 ${(rows - row) * 12}${"v-9m1 9".repeat(inRow)}`;
  }).join("");
  return (
    <svg
      viewBox={`0 0 ${IN_A_ROW} ${rows * 12}`}
      height={rows * 12}
      preserveAspectRatio="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d={path} />
    </svg>
  );
}
