import styles from "./which-rules.module.css";

export type StaircaseProps = {
  /** From so many people so many entries apply, the fewest first. */
  steps: { from: number; count: number }[];
  heads: number;
};

const HEIGHT = 216;
/** Above the highest step and below the ground. */
const ROOM = { head: 24, foot: 24 };

/** A line for each duty, from the number of people at which it begins: heavy what applies, thin what is still to come. */
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
