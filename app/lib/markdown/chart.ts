import type { Element, Properties } from "hast";
import { fill, type Template } from "../fill.ts";
import { html } from "./html-tree.ts";
import { LOCALE } from "../locale.ts";

/** A chart as an editor writes it: a heading row, then a name and its figures in each row. */
export type Chart = {
  kind: "bars" | "lines";
  title: string;
  heads: string[];
  rows: { name: string; values: number[] }[];
};

/** What screen readers hear of a chart's drawing. */
export type ChartLabels = Record<Chart["kind"], Template<"title">>;

/** What is wrong with a chart, how to mend it, and the line of it: 0 is the one that opens the block. */
export type ChartProblem = { message: string; mend: string; line: number };

const MOST_SERIES = 3;
const MOST_ROWS = 24;
const EXAMPLE = "Write for example: ```chart bars Claims settled within 30 days, in per cent";

const cellsOf = (line: string) => line.split(",").map((cell) => cell.trim());

/**
 * Reads a chart.
 * @param info what follows the word chart: the kind, then the title
 * @param text the rows, comma-separated
 */
export function readChart(info: string, text: string): Chart | ChartProblem {
  const problem = (line: number, message: string, mend: string): ChartProblem => ({
    message,
    mend,
    line,
  });
  const [, kind, title = ""] = /^(bars|lines)\s+(\S.*)$/.exec(info.trim()) ?? [];
  if (kind !== "bars" && kind !== "lines") {
    return problem(0, "A chart says first what it is, bars or lines, and then its title.", EXAMPLE);
  }
  const [head, ...lines] = text
    .split("\n")
    .map((line, index) => ({ cells: cellsOf(line), line: index + 1, isEmpty: !line.trim() }))
    .filter(({ isEmpty }) => !isEmpty);
  const heads = head?.cells ?? [];
  if (heads.length < 2 || lines.length < 2) {
    return problem(
      1,
      "A chart has a heading row and at least two rows of figures.",
      "For example: Year, Settled",
    );
  }
  if (heads.length > MOST_SERIES + 1 || lines.length > MOST_ROWS) {
    return problem(
      1,
      `A chart shows at most ${MOST_SERIES} columns of figures and ${MOST_ROWS} rows.`,
      "Leave the rest to a table.",
    );
  }
  const rows = [];
  for (const { cells, line } of lines) {
    if (cells.length !== heads.length) {
      return problem(
        line,
        `This row has ${cells.length} entries, the heading row ${heads.length}.`,
        "Separate entries by commas; write figures without them: 1200, not 1,200.",
      );
    }
    const [name = "", ...figures] = cells;
    const wrong = figures.find((figure) => !/^-?\d+(?:\.\d+)?$/.test(figure));
    if (wrong !== undefined) {
      return problem(
        line,
        `"${wrong}" is no figure.`,
        "Write digits alone, for example 62 or 62.5; units belong in the title.",
      );
    }
    if (kind === "bars" && figures.some((figure) => figure.startsWith("-"))) {
      return problem(line, "Bars begin at nought and cannot go below it.", "Use chart lines.");
    }
    rows.push({ name, values: figures.map(Number) });
  }
  return { kind, title, heads, rows };
}

const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const em = (size: number): string => `${Math.round(size * 100) / 100}em`;

/** What tells the columns of figures apart, in whatever colour the text has: on paper and in forced colours too. */
const FILLS = [
  { fill: "currentColor" },
  { fill: "currentColor", fillOpacity: 0.3 },
  { fill: "none" },
];
const STROKES = [{}, { strokeDashArray: ["7 4"] }, { strokeDashArray: ["2 3.5"] }];
const bar = (series: number): Properties => ({ ...FILLS[series], stroke: "currentColor" });
const stroke = (series: number): Properties => ({
  ...STROKES[series],
  stroke: "currentColor",
  strokeWidth: "2",
});

/** The share of the width that bars may take: the figure stands after them. */
const BAR_SPACE = 0.82;

/**
 * Sideways in shares of the width, downwards in lines of text: the chart fits any column, and its words are as large
 * as those around it.
 */
function bars({ rows }: Chart, start: number): { height: number; parts: Element[] } {
  const largest = Math.max(...rows.flatMap(({ values }) => values), 1e-9);
  const parts: Element[] = [];
  let top = start;
  for (const { name, values } of rows) {
    parts.push(html("text", { x: "0", y: em(top + 1) }, name));
    top += 1.45;
    for (const [series, value] of values.entries()) {
      const width = percent((value / largest) * BAR_SPACE);
      parts.push(
        html("rect", {
          ...bar(series),
          x: "0",
          y: em(top),
          width,
          height: em(1.1),
        }),
        html("text", { x: width, y: em(top + 0.93), dx: "0.5em" }, number.format(value)),
      );
      top += 1.4;
    }
    top += 0.65;
  }
  return { height: top - 0.65, parts };
}

/** Round steps between the lines behind a chart. */
function stepOf(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

const PLOT_HEIGHT = 13;
const GRID = { stroke: "currentColor", strokeOpacity: 0.2 };
/** Where the first and the last row stand; the scale has the space before. */
const FIRST = 0.1;
const LAST = 0.98;

function lines({ rows, heads }: Chart, start: number): { height: number; parts: Element[] } {
  const all = rows.flatMap(({ values }) => values);
  const lowest = Math.min(0, ...all);
  const step = stepOf(Math.max(...all) - lowest || 1);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(Math.max(...all) / step) * step, bottom + step);
  const plotTop = start + 1.5;
  const yOf = (value: number) =>
    em(plotTop + PLOT_HEIGHT * (1 - (value - bottom) / (top - bottom)));
  const xOf = (row: number) => percent(FIRST + (LAST - FIRST) * (row / (rows.length - 1)));
  const parts: Element[] = [];
  for (let value = bottom; value <= top + step / 2; value += step) {
    const y = yOf(value);
    parts.push(
      html("line", { ...GRID, x1: "0", x2: "100%", y1: y, y2: y }),
      html("text", { x: "0", y, dy: "-0.35em" }, number.format(value)),
    );
  }
  for (const [series] of heads.slice(1).entries()) {
    for (const [row, { values }] of rows.entries()) {
      const [x, y] = [xOf(row), yOf(values[series]!)];
      const before = rows[row - 1];
      if (before) {
        const from = { x1: xOf(row - 1), y1: yOf(before.values[series]!) };
        parts.push(html("line", { ...stroke(series), ...from, x2: x, y2: y }));
      }
      parts.push(
        html("circle", { ...FILLS[series], stroke: "currentColor", cx: x, cy: y, r: "0.25em" }),
      );
    }
  }
  // A phone has room for three names.
  const named = [...new Set([0, Math.floor((rows.length - 1) / 2), rows.length - 1])];
  for (const row of named) {
    const anchor = row === rows.length - 1 ? "end" : "middle";
    const x = row === rows.length - 1 ? "100%" : xOf(row);
    parts.push(
      html("text", { x, y: em(plotTop + PLOT_HEIGHT + 1.5), textAnchor: anchor }, rows[row]!.name),
    );
  }
  return { height: plotTop + PLOT_HEIGHT + 2, parts };
}

const tableOf = ({ heads, rows }: Chart): Element =>
  html(
    "table",
    {},
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        ...heads.map((head, column) =>
          html("th", { scope: "col", ...(column > 0 && { dataAlign: "right" }) }, head),
        ),
      ),
    ),
    html(
      "tbody",
      {},
      ...rows.map(({ name, values }) =>
        html(
          "tr",
          {},
          html("th", { scope: "row" }, name),
          ...values.map((value) => html("td", { dataAlign: "right" }, number.format(value))),
        ),
      ),
    ),
  );

/** A line for each column of figures with its look and name, where there are several. */
function legend({ kind, heads }: Chart): { height: number; parts: Element[] } {
  const names = heads.slice(1);
  if (names.length === 1) return { height: 0, parts: [] };
  const parts = names.flatMap((name, series) => {
    const y = em(series * 1.5 + 0.65);
    const sample =
      kind === "bars"
        ? html("rect", {
            ...bar(series),
            x: "0",
            y: em(series * 1.5 + 0.1),
            width: "1.1em",
            height: "1.1em",
          })
        : html("line", { ...stroke(series), x1: "0", x2: "2em", y1: y, y2: y });
    const x = kind === "bars" ? "1.6em" : "2.5em";
    return [sample, html("text", { x, y: em(series * 1.5 + 1) }, name)];
  });
  return { height: names.length * 1.5 + 0.75, parts };
}

/** A chart as a figure: title, drawing, and its figures as a table below. */
export function chartFigure(chart: Chart, labels: ChartLabels): Element {
  const { kind, title } = chart;
  const names = legend(chart);
  const { height, parts } = (kind === "bars" ? bars : lines)(chart, names.height);
  const ariaLabel = fill(labels[kind], { title });
  const box = { width: "100%", height: em(height), fill: "currentColor", overflow: "visible" };
  return html(
    "figure",
    { className: ["chart"] },
    html("figcaption", {}, title),
    html("svg", { role: "img", ariaLabel, ...box }, ...names.parts, ...parts),
    tableOf(chart),
  );
}
