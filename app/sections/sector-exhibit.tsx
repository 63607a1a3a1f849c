import { Fragment, type ReactNode } from "react";
import { curveMonotoneX, line } from "d3-shape";
import type { Sector } from "#app/collections/sectors.server.ts";
import type { Background } from "#app/components/band.tsx";
import styles from "./sector-exhibit.module.css";

type ExhibitData = NonNullable<Sector["exhibit"]>;
type Of<Kind extends ExhibitData["kind"]> = Extract<ExhibitData, { kind: Kind }>;

type SectorExhibitProps = { exhibit: ExhibitData; background: Background };

/** The picture of a sector: ruled lines, strokes, a curve or a heap of dashes on one axis. */
export const SectorExhibit = ({ exhibit, background }: SectorExhibitProps) => (
  <div
    className={styles.exhibit}
    data-look={exhibit.kind}
    data-background={background}
    role="img"
    aria-label={exhibit.shows}
  >
    {exhibit.marks.length > 0 && <Words words={exhibit.marks} />}
    {drawn(exhibit)}
    {exhibit.axis.length > 0 && <Words words={exhibit.axis} />}
  </div>
);

type Word = { at: number; label: string };

const Words = ({ words }: { words: Word[] }) => (
  <svg className={styles.words} width="100%">
    {words.map((word) => wordAt(word, "1.35em"))}
  </svg>
);

/** Words at the ends stay inside the axis. */
const wordAt = ({ at, label }: Word, y: string) => (
  <text key={label} x={`${at}%`} y={y} textAnchor={at < 20 ? "start" : at > 95 ? "end" : "middle"}>
    {label}
  </text>
);

function drawn(exhibit: ExhibitData): ReactNode {
  if (exhibit.kind === "rows") return <Rows {...exhibit} />;
  if (exhibit.kind === "strokes") return <Strokes {...exhibit} />;
  return (
    <svg className={styles.drawing} width="100%">
      {exhibit.kind === "curve" ? <Curve {...exhibit} /> : <Heap {...exhibit} />}
      {exhibit.words.map((word) => wordAt(word, `${100 - word.height}%`))}
    </svg>
  );
}

const STROKE = { heavy: 8, medium: 4.5, thin: 2 };

/** Ruled lines; a disc on the first mark, full or white, says whether the row has a record of it. */
function Rows({ rows, marks: [mark] }: Of<"rows">) {
  const across = { y1: "50%", y2: "50%" };
  const moment = mark && `${mark.at}%`;
  return rows.map(({ label, spans, record }) => (
    <Fragment key={label}>
      <span>{label}</span>
      {/* Fewer than five rows are taller. */}
      <svg className={styles.row} width="100%" height={Math.max(56, 280 / rows.length)}>
        <line {...across} x2="100%" strokeWidth="0.6" />
        {spans.map(({ from: x1, to: x2, weight }) => (
          <line key={x1} {...across} x1={`${x1}%`} x2={`${x2}%`} strokeWidth={STROKE[weight]} />
        ))}
        {moment && <line x1={moment} x2={moment} y2="100%" strokeWidth="2" />}
        {record && <circle cx={moment} cy="50%" r="6.5" strokeWidth="2" data-record={record} />}
      </svg>
    </Fragment>
  ));
}

/** Every row has the same number of strokes, of which the first ones are heavy. */
const Strokes = ({ of, rows }: Of<"strokes">) =>
  rows.map(({ label, heavy }) => (
    <Fragment key={label}>
      <span>{label}</span>
      <svg className={styles.row} viewBox={`0 0 ${of} 1`} preserveAspectRatio="none">
        <path d={`M0 .5H${heavy}`} strokeDasharray=".26 .74" />
        <path d={`M${heavy} .5H${of}`} strokeDasharray=".08 .92" />
      </svg>
    </Fragment>
  ));

/** A line over an axis with small marks; where it is filled, flatter ones below it. */
function Curve({ points, filled, ticks, marks }: Of<"curve">) {
  const curve = line<(typeof points)[number]>(({ at }) => at).curve(curveMonotoneX);
  const drawnAt = (scale: number) => curve.y(({ height }) => 100 - height * scale)(points);
  const below = filled ? [1, 2, 3, 4, 5].map((sixths) => drawnAt(sixths / 6)) : [];
  const first = points[0]!;
  const small = Array.from({ length: ticks }, (_, at) => `M${(at * 100) / ticks} 100v-8`);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M0 100H100${small.join("")}${below.join("")}`} />
        <path strokeWidth="3.5" d={drawnAt(1)!} />
        <path strokeDasharray="2 4" d={marks.map(({ at }) => `M${at} 0V100`).join("")} />
      </svg>
      {first.at > 0 && <circle cx={`${first.at}%`} cy={`${100 - first.height}%`} r="6.5" />}
    </>
  );
}

/** Dashes in columns, thin; the last ones of the lowest row are heavy. */
function Heap({ columns, heavy }: Of<"heap">) {
  const width = columns.length;
  const rows = Math.max(...columns);
  const heap = columns.map((count, at) => {
    const bottom = at < width - heavy ? 0 : 1;
    return count > bottom && `M${at + 0.5} ${rows - bottom - 0.3}V${rows - count}`;
  });
  return (
    <svg viewBox={`0 0 ${width} ${rows}`} preserveAspectRatio="none">
      <path strokeWidth="0.74" strokeDasharray="0.11 0.89" d={heap.filter(Boolean).join("")} />
      <path
        strokeWidth="0.6"
        strokeDasharray="0.74 0.26"
        d={`M${width - heavy + 0.13} ${rows - 0.4}H${width}`}
      />
    </svg>
  );
}
