import styles from "./which-rules.module.css";

export type StaircaseProps = {
  /** The number of entries that apply from a number of people on, in ascending order. */
  steps: { from: number; count: number }[];
  heads: number;
};

const HEIGHT = 216;
/** Pixels above the highest step and below the lowest. */
const ROOM = { head: 24, foot: 24 };

/** A step for each number of people from which more entries apply: heavy up to `heads`, thin beyond. */
export function Staircase({ steps, heads }: StaircaseProps) {
  const pitch = (HEIGHT - ROOM.head - ROOM.foot) / Math.max(1, steps.at(-1)?.count ?? 1);
  const ground = HEIGHT - ROOM.foot;
  const width = 100 / steps.length;
  return (
    <svg
      className={styles.stairs}
      width="100%"
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {steps.map(({ from, count }, place) => (
        <g key={from}>
          {Array.from({ length: count }, (_, line) => (
            <line
              key={line}
              x1={`${place * width}%`}
              x2={`${(place + 1) * width}%`}
              y1={ground - (line + 0.5) * pitch}
              y2={ground - (line + 0.5) * pitch}
              strokeWidth={from <= heads ? pitch * 0.62 : 0.8}
            />
          ))}
          <text x={`${place * width}%`} y={ground - count * pitch - 6}>
            {count}
          </text>
          <text x={`${place * width}%`} y={HEIGHT - 6}>
            {from}
          </text>
        </g>
      ))}
    </svg>
  );
}
