import type { ReactNode } from "react";
import { services } from "virtual:labels";
import { Band, BandHead } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./exhibit-band.module.css";

type RangeRow = { term: string; text: string; low: number; high: number };
type PlanRow = { term: string; plan: number; actual: number; unit?: string };
type Point = { at: number; label: string; text: string };

/** What the exhibit shows; the year of due dates has a section of its own. */
export type ExhibitContent = { heading: string; lead?: string } & (
  | { kind: "range"; unit: string; total: string; rows: RangeRow[] }
  | { kind: "plan"; plan: string; actual: string; rows: PlanRow[] }
  | { kind: "timeline"; start: number; end: number; every: number; points: Point[] }
  | {
      kind: "table";
      look: "clauses" | "grid";
      table: { columns: string[]; rows: string[][] };
    }
);

/** One drawing of data under a heading that says what it finds. */
export function ExhibitBand(props: ExhibitContent) {
  return (
    <Band background="pale" labelledBy="exhibit">
      <BandHead id="exhibit" heading={props.heading} lead={props.lead} />
      {drawn(props)}
    </Band>
  );
}

function drawn(exhibit: ExhibitContent): ReactNode {
  if (exhibit.kind === "range") return <Range {...exhibit} />;
  if (exhibit.kind === "plan") return <Plan {...exhibit} />;
  if (exhibit.kind === "timeline") return <Timeline {...exhibit} />;
  return <Table {...exhibit} />;
}

/** The column's heading within its cell, where rows stand for themselves. */
const Column = ({ name }: { name: string }) => (
  <span className={styles.column} aria-hidden="true">
    {name}
  </span>
);

const number = new Intl.NumberFormat("en-IN");

/** A drawing in a cell, as wide as the cell whatever that is: 100 units across. */
const Strokes = ({ children }: { children: ReactNode }) => (
  <svg
    className={styles.strokes}
    viewBox="0 0 100 20"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Wedges: thin at the low figure, heavy at the high one. */
function Range({ unit, total, rows }: Extract<ExhibitContent, { kind: "range" }>) {
  const sum = (of: "low" | "high") => rows.reduce((all, row) => all + row[of], 0);
  const most = sum("high");
  const all = { term: total, text: "", low: sum("low"), high: most };
  return (
    <table className={styles.table} data-look="range">
      <tbody>
        {[...rows, all].map(({ term, text, low, high }) => {
          const from = (low / most) * 100;
          const to = Math.max((high / most) * 100, from + 0.4);
          return (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td className={styles.drawing} aria-hidden="true">
                <Strokes>
                  <path d={`M${from} 9.5L${to} 3V17L${from} 10.5z`} />
                </Strokes>
              </td>
              <td className={styles.figures}>
                {fill(services.range, { low: number.format(low), high: number.format(high) })}{" "}
                {unit}
              </td>
              <td>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Two strokes: what was planned, thin; what came, heavy. */
function Plan({ plan, actual, rows }: Extract<ExhibitContent, { kind: "plan" }>) {
  return (
    <table className={styles.table} data-look="plan">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {services.measure}
          </th>
          <th scope="col">{plan}</th>
          <th scope="col">{actual}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, plan: planned, actual: came, unit }) => {
          const most = Math.max(planned, came);
          const shown = (value: number) => [number.format(value), unit].filter(Boolean).join(" ");
          return (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td className={styles.drawing} aria-hidden="true">
                <Strokes>
                  <path d={`M0 6h${(planned / most) * 100}v1.5H0z`} />
                  <path d={`M0 11h${(came / most) * 100}v6H0z`} />
                </Strokes>
              </td>
              <td className={styles.figures}>
                <Column name={plan} />
                {shown(planned)}
              </td>
              <td className={styles.figures}>
                <Column name={actual} />
                <b>{shown(came)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** An axis of days, heavier after each point; on phones its points are a list. */
function Timeline({ start, end, every, points }: Extract<ExhibitContent, { kind: "timeline" }>) {
  const place = (at: number) => percent((at - start) / (end - start));
  const marks = Array.from({ length: Math.floor((end - start) / every) + 1 }, (_, at) =>
    place(start + at * every),
  );
  return (
    <>
      <svg className={styles.axis} aria-hidden="true">
        <line x1="0" x2="100%" y1="56" y2="56" strokeWidth="1.5" />
        {marks.map((x) => (
          <line key={x} x1={x} x2={x} y1="56" y2="64" strokeWidth="1" />
        ))}
        {points.map(({ at, label, text }, index) => {
          const isLast = index === points.length - 1;
          const anchor = isLast ? "end" : "start";
          return (
            <g key={at}>
              {!isLast && (
                <line
                  x1={place(at)}
                  x2={place(points[index + 1]!.at)}
                  y1={56 - index * 1.5}
                  y2={56 - index * 1.5}
                  strokeWidth={1.5 + index * 3}
                />
              )}
              <line x1={place(at)} x2={place(at)} y1="36" y2="72" strokeWidth="1" />
              <text className={styles.label} x={place(at)} y="26" textAnchor={anchor}>
                {label}
              </text>
              <text x={place(at)} y="90" textAnchor={anchor}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={styles.points}>
        <Terms large rows={points.map(({ label, text }) => ({ term: label, text }))} />
      </div>
    </>
  );
}

/** Clauses with their fallback, or limits by job: on phones each cell says its column. */
function Table({ look, table: { columns, rows } }: Extract<ExhibitContent, { kind: "table" }>) {
  return (
    <table className={styles.table} data-look={look}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} data-empty={cell === "" || undefined}>
                <Column name={columns[at + 1]!} />
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
