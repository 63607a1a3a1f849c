import { statHill } from "#app/art/stat-hills.ts";
import styles from "./key-stats.module.css";

export type KeyStatsProps = {
  heading: string;
  stats: { value: string; label: string }[];
  /** Whom the figures speak of. */
  note: string;
};

/** The number in a figure such as `200+`. */
const numberIn = (value: string): number => Number.parseInt(value.replaceAll(",", ""), 10) || 1;

/** The most figures that stand in one row, and so in two on narrow screens. */
const ONE_ROW = 4;

/** The key figures as terrain: each with its hill, the hills of a row one horizon. */
export function KeyStats({ heading, stats, note }: KeyStatsProps) {
  return (
    <section
      className={styles.section}
      data-count={stats.length > ONE_ROW ? "many" : stats.length}
      aria-labelledby="stats"
    >
      <h2 id="stats" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.note}>{note}</p>
      <dl className={styles.stats}>
        {stats.map(({ value, label }, position) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>
              {value.replace("+", "")}
              {value.includes("+") && <span className={styles.plus}>+</span>}
            </dd>
            {/* Within a list of definitions only a dd may hold the drawing. */}
            <dd className={styles.hill} aria-hidden="true">
              <Hill value={numberIn(value)} position={position} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Hill({ value, position }: { value: number; position: number }) {
  const hill = statHill(value, position);
  return (
    <svg viewBox={hill.viewBox} preserveAspectRatio="none" fill="none" aria-hidden="true">
      {hill.paths.map(({ d, strokeWidth }) => (
        <path key={strokeWidth} d={d} strokeWidth={strokeWidth} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
