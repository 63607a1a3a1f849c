import type { ReactNode } from "react";
import { ticks } from "d3-array";
import { services } from "virtual:labels";
import type { Exhibit } from "#app/collections/reader/paper-fields.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import { Table } from "#app/components/table.tsx";
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
  const rows = table.rows.map(([term = "", ...cells]) => ({
    term,
    cells: cells.map((text) => ({ text })),
  }));
  return <ExhibitTable look={look} columns={table.columns} rows={rows} />;
}

type DrawnRow = { term: string; cells: { drawn?: ReactNode; text?: ReactNode }[] };

/**
 * A table whose rows stand by themselves in small viewports: each cell then repeats its column's heading.
 * @param props.columns an empty second heading lets the first one span both columns
 */
const ExhibitTable = (props: { look: string; columns?: string[]; rows: DrawnRow[] }) => (
  <Table
    className={styles.table}
    data-look={props.look}
    heads={props.columns?.filter(Boolean).map((children, at) => ({
      children,
      colSpan: props.columns?.[at + 1] === "" ? 2 : undefined,
    }))}
    rows={props.rows.map(({ term, cells }) => ({
      head: { children: term, className: "title" },
      cells: cells.map(({ drawn, text }, at) =>
        drawn ? drawingCell(drawn) : textCell(text, props.columns?.[at + 1]),
      ),
    }))}
  />
);

const drawingCell = (drawn: ReactNode) => ({
  className: styles.drawing,
  "aria-hidden": true,
  // 100 units wide, stretched to the cell's width.
  children: (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none">
      {drawn}
    </svg>
  ),
});

const textCell = (text: ReactNode, column: string | undefined) => ({
  "data-empty": text === "" || undefined,
  children: (
    <>
      {column !== undefined && (
        <span className={styles.column} aria-hidden="true">
          {column}
        </span>
      )}
      {text}
    </>
  ),
});

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
  const marks = ticks(0, most, 3).slice(1);
  const lines = marks.map((at) => `M${(at / most) * 100}-60v160`).join("");
  const scale = marks.map((at) => withUnit(number.format(at), unit)).join(", ");
  return (
    <>
      <ExhibitTable
        look="range"
        rows={[...rows, all].map(({ term, text, low, high }) => {
          const from = (low / most) * 100;
          // The shortest wedges would be hardly visible.
          const to = Math.max((high / most) * 100, from + 1.1);
          const tip = to - from < 3 ? 3 : 9.5;
          const wedge = `M${from} ${tip}L${to} 3V17L${from} ${20 - tip}z`;
          const figures = { low: number.format(low), high: number.format(high) };
          return {
            term,
            cells: [
              { drawn: <path d={lines + wedge} stroke="currentColor" strokeWidth="0.5" /> },
              { text: withUnit(fill(services.range, figures), unit) },
              { text },
            ],
          };
        })}
      />
      <p className="small">{fill(services.scale, { figures: scale })}</p>
    </>
  );
}

/** Two lines: the plan thin, the actual value thick. */
const Plan = ({ plan, actual, rows }: Extract<ExhibitContent, { kind: "plan" }>) => (
  <ExhibitTable
    look="plan"
    columns={[services.measure, "", plan, actual]}
    rows={rows.map(({ term, plan: planned, actual: came, unit }) => {
      const most = Math.max(planned, came) || 1;
      const shown = (value: number) => withUnit(number.format(value), unit);
      const strokes = `M0 6h${(planned / most) * 100}v1.5H0zM0 11h${(came / most) * 100}v6H0z`;
      return {
        term,
        cells: [
          { drawn: <path d={strokes} /> },
          { text: shown(planned) },
          { text: <b>{shown(came)}</b> },
        ],
      };
    })}
  />
);

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
