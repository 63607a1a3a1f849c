import { Fragment } from "react";
import type { Background } from "./band.tsx";
import styles from "./exhibit.module.css";

export type ExhibitData = {
  /** The caption below, which says what the picture shows. */
  reads: string;
  rows: {
    label: string;
    spans: { from: number; to: number; weight: "heavy" | "thin" | "counted" }[];
  }[];
  /** Words below the axis; `at` is in per cent of its length. */
  axis: { at: number; label: string }[];
  /** A vertical mark across all rows; `at` as above. */
  mark?: { at: number; label: string };
};

const HEIGHT = 50;
const STROKE = { heavy: 12, thin: 2.5, counted: 18 };
/** Fewer than five rows are taller. */
const scaleOf = (rows: unknown[]) => Math.max(1, 5 / rows.length);

type ExhibitProps = Omit<ExhibitData, "reads"> & { background: Background };

/** A chart of ruled lines on one axis: who does what, and when. Hidden from screen readers: its caption says the same. */
export const Exhibit = ({ rows, axis, mark, background }: ExhibitProps) => (
  <div className={styles.exhibit} data-background={background} aria-hidden="true">
    {mark && <Words marks={[mark]} />}
    {rows.map(({ label, spans }) => (
      <Fragment key={label}>
        <span>{label}</span>
        <svg
          className={styles.row}
          height={HEIGHT * scaleOf(rows)}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          stroke="currentColor"
        >
          <path opacity="0.5" d={`M0 ${HEIGHT / 2}H100`} />
          {spans.map(({ from, to, weight }) => (
            <path
              key={from}
              d={`M${from} ${HEIGHT / 2}H${to}`}
              strokeWidth={STROKE[weight] * scaleOf(rows)}
              strokeDasharray={weight === "counted" ? "2.5 5" : undefined}
            />
          ))}
          {mark && <path strokeWidth="2" d={`M${mark.at} 0V${HEIGHT}`} />}
        </svg>
      </Fragment>
    ))}
    <Words marks={axis} />
  </div>
);

/** Words along the axis. Those at its ends stay inside it; others may reach over the names of the rows. */
const Words = ({ marks }: { marks: ExhibitData["axis"] }) => (
  <svg className={styles.words} width="100%">
    {marks.map(({ at, label }) => (
      <text
        key={label}
        x={`${at}%`}
        y="1em"
        textAnchor={at < 5 ? "start" : at > 70 ? "end" : "middle"}
      >
        {label}
      </text>
    ))}
  </svg>
);
