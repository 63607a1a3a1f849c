import type { ReactNode } from "react";
import { max } from "d3-array";
import { services } from "virtual:labels";
import type { Exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import { COUNTABLE } from "#app/components/result-figures.tsx";
import { Table, type TableProps } from "#app/components/table.tsx";
import { Terms } from "#app/components/terms.tsx";
import { fill } from "#app/lib/fill.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { percent } from "#app/lib/percent.ts";
import styles from "./exhibit-band.module.css";

/** The content of an exhibit; the year of due dates has its own section. */
type ExhibitContent = Exclude<Exhibit, { kind: "year" }>;

/** One data drawing below a heading that states its finding. */
export const ExhibitBand = (props: ExhibitContent) => (
  <HeadedBand id="exhibit" heading={props.heading} lead={props.lead} background="pale">
    <div className={styles.exhibit}>{drawn(props)}</div>
  </HeadedBand>
);

function drawn(exhibit: ExhibitContent): ReactNode {
  if (exhibit.kind === "range") return <Range {...exhibit} />;
  if (exhibit.kind === "plan") return <Plan {...exhibit} />;
  if (exhibit.kind === "timeline") return <Timeline {...exhibit} />;
  const { look, table } = exhibit;
  const rows = table.rows.map(([term = "", ...cells]): Row => [
    term,
    ...cells.map((text, at) => textCell(text, table.columns[at + 1])),
  ]);
  return <ExhibitTable look={look} heads={table.columns} rows={rows} />;
}

type Row = [string, ...TableProps["rows"][number]["cells"]];
type ExhibitTableProps = Pick<TableProps, "heads"> & { look: string; rows: Row[] };

/** A table whose rows stand by themselves in small viewports: each cell then repeats its column's heading. */
const ExhibitTable = ({ look, rows, ...table }: ExhibitTableProps) => (
  <Table
    {...table}
    className={styles.table}
    data-look={look}
    rows={rows.map(([children, ...cells]) => ({ head: { children, className: "title" }, cells }))}
  />
);

const textCell = (text: string, column: string | undefined) => ({
  "data-empty": text === "" || undefined,
  children: (
    <>
      <span className={styles.column} aria-hidden="true">
        {column}
      </span>
      {text}
    </>
  ),
});

const drawingCell = (children: ReactNode) => ({ className: styles.drawing, children });

/** A shape on a scale that all lines share, with a text at its end. */
const line = (length: number, shape: ReactNode, text: ReactNode) => (
  <div>
    <svg width={percent(length)} height="20" stroke="currentColor" aria-hidden="true">
      {shape}
    </svg>
    {text}
  </div>
);

/** Also rounds: 0.1 + 0.2 has seventeen decimals. */
const number = new Intl.NumberFormat(LOCALE);

/** Figures with their unit; a currency sign precedes them. */
const withUnit = (figures: string, unit = "") =>
  unit.startsWith("₹") ? `₹${figures}${unit.slice(1)}` : `${figures} ${unit}`.trim();

/** Wedges from the low to the high figure, growing thicker, on one scale. */
function Range({ unit, total, rows }: Extract<ExhibitContent, { kind: "range" }>) {
  const sum = (of: "low" | "high") => rows.reduce((all, row) => all + row[of], 0);
  const all = { term: total, text: "", low: sum("low"), high: sum("high") };
  // Avoids dividing by 0 if all figures are 0.
  const most = all.high || 1;
  const wedges = [...rows, all].map(({ term, text, low, high }): Row => {
    const from = (low / most) * 100;
    // The shortest wedges would be hardly visible.
    const to = Math.max((high / most) * 100, from + 1.1);
    const tip = to - from < 3 ? 3 : 9.5;
    const figures = { low: number.format(low), high: number.format(high) };
    const wedge = (
      <svg viewBox={`0 0 ${to} 20`} preserveAspectRatio="none" stroke="none">
        <path d={`M${from} ${tip}L${to} 3V17L${from} ${20 - tip}z`} />
      </svg>
    );
    const said = withUnit(fill(services.range, figures), unit);
    return [term, drawingCell(line(to / 100, wedge, said)), text];
  });
  return <ExhibitTable look="range" rows={wedges} />;
}

/** Two lines for each row, the plan thin and the actual value thick; without a unit, a stroke for each that is counted. */
function Plan({ plan, actual, rows }: Extract<ExhibitContent, { kind: "plan" }>) {
  const longer = (row: (typeof rows)[number]) => Math.max(row.plan, row.actual) || 1;
  const most = max(rows, (row) => (row.unit ? 0 : longer(row))) ?? 0;
  const dashes = most <= COUNTABLE ? "9 1" : undefined;
  const lines = rows.map((row, place): Row => {
    const one = (value: number, name: string, strokeWidth: number) =>
      line(
        value / (row.unit ? longer(row) : most),
        <line
          {...{ x2: "100%", y1: 10, y2: 10, pathLength: value * 10, strokeWidth }}
          strokeDasharray={row.unit ? undefined : dashes}
        />,
        <>
          <b>{withUnit(number.format(value), row.unit)}</b>{" "}
          <span className={place ? "visually-hidden" : undefined}>{name}</span>
        </>,
      );
    const both = (
      <>
        {one(row.plan, plan, 1.5)}
        {one(row.actual, actual, 7)}
      </>
    );
    return [row.term, drawingCell(both)];
  });
  return <ExhibitTable look="plan" rows={lines} />;
}

/** An axis of days, thicker after each point; on phones the points are a list. */
function Timeline(props: Extract<ExhibitContent, { kind: "timeline" }>) {
  const { start, end, every, points, calls, heavy } = props;
  const place = (at: number) => percent((at - start) / (end - start));
  const marks = Array.from({ length: Math.floor((end - start) / every) + 1 }, (_, at) =>
    place(start + at * every),
  );
  return (
    <>
      <svg className={styles.axis} width="100%" aria-hidden="true">
        <line x1="0" x2="100%" y1="56" y2="56" strokeWidth="1.5" />
        {marks.map((x, at) => {
          const y1 = at > 0 && at <= calls ? 32 : 56;
          return (
            <line key={x} x1={x} x2={x} y1={y1} y2="64" strokeWidth={heavy.includes(at) ? 6 : 1} />
          );
        })}
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
              <text className="title" x={place(at)} y="26" textAnchor={anchor}>
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
