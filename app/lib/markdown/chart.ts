import type { Element, Properties } from "hast";
import { fill, type Template } from "../fill.ts";
import { scaleLinear } from "d3-scale";
import { h } from "hastscript";
import { LOCALE } from "../locale.ts";
import { percent } from "../percent.ts";

export const CHART_KINDS = ["bars", "lines"] as const;

/** A chart from Markdown: a heading row, then rows with a name and figures. */
export type Chart = {
  kind: (typeof CHART_KINDS)[number];
  title: string;
  heads: string[];
  rows: { name: string; values: number[] }[];
};

/** The accessible name of a chart's drawing, by kind, and the summary of its table's fold. */
export type ChartLabels = Record<Chart["kind"], Template<"title">> & { figures: string };

/** A mistake in a chart, its remedy, and its line; line 0 opens the code block. */
export type ChartProblem = { message: string; mend: string; line: number };

/** The column of names and those of figures. */
export const MOST_COLUMNS = 4;
const MOST_ROWS = 24;
const EXAMPLE = "Write for example: ```chart bars Claims settled within 30 days, in per cent";

/** The cells of a chart's row, without the spaces around them. */
export const cellsOf = (line: string) => line.split(",").map((cell) => cell.trim());

/**
 * Parses a chart.
 * @param info the code block's info string after `chart`: kind and title
 * @param text the rows, comma-separated
 */
export function readChart(info: string, text: string): Chart | ChartProblem {
  const problem = (line: number, message: string, mend: string): ChartProblem => ({
    message,
    mend,
    line,
  });
  const [, kind, title = ""] = /^(bars|lines)\s+(\S.*)$/.exec(info.trim()) ?? [];
  if (kind !== "bars" && kind !== "lines")
    return problem(0, "A chart says first what it is, bars or lines, and then its title.", EXAMPLE);
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
  if (heads.length > MOST_COLUMNS || lines.length > MOST_ROWS) {
    return problem(
      1,
      `A chart shows at most ${MOST_COLUMNS - 1} columns of figures and ${MOST_ROWS} rows.`,
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
        "Write digits alone, for example 62 or 62.5; units belong in the heading, as (₹) or (%), or in the title.",
      );
    }
    if (kind === "bars" && figures.some((figure) => figure.startsWith("-")))
      return problem(line, "Bars begin at nought and cannot go below it.", "Use chart lines.");
    rows.push({ name, values: figures.map(Number) });
  }
  return { kind, title, heads, rows };
}

const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
/** A unit at the end of a heading, as in `Pay (₹)` or `Share (%)`, is drawn at each figure instead. */
const UNIT = / \(([₹%])\)$/;
const figureOf = (value: number, head = ""): string =>
  (UNIT.exec(head)?.[1] ?? "").replace(/^₹?/, `$&${number.format(value)}`);
const em = (size: number): string => `${Math.round(size * 100) / 100}em`;

/** Line widths that distinguish columns of figures without colour, so also in print and in forced colours. */
const WEIGHTS = ["2", "1.1", "0.6"];
const FILLS = [{ fill: "currentColor" }, { fill: "none" }, { fill: "none" }];
const STROKES = [{}, { strokeDashArray: ["7 4"] }, { strokeDashArray: ["2 3.5"] }];
const stroke = (series: number): Properties => ({
  ...STROKES[series],
  stroke: "currentColor",
  strokeWidth: "2",
});

/** The share of the width for bars; figures stand after them. */
const BAR_SPACE = 0.68;
/** Lines of a bar. */
const RULES = 6;
const BAR_HEIGHT = 1.1;

function bar(series: number, top: number, width: string): Element[] {
  const ink = { stroke: "currentColor", strokeWidth: WEIGHTS[series] };
  const rules = Array.from({ length: RULES }, (_, rule) => {
    const y = em(top + (BAR_HEIGHT * rule) / (RULES - 1));
    return h("line", { ...ink, x1: "0", x2: width, y1: y, y2: y });
  });
  const end = { y1: em(top), y2: em(top + BAR_HEIGHT), stroke: "currentColor", strokeWidth: "2" };
  return [...rules, h("line", { ...end, x1: width, x2: width })];
}

/** Bars; x is in per cent of the width, y in em: the chart fits any column and its type has the size of the text. */
function bars({ heads, rows }: Chart): { height: number; parts: Element[] } {
  const largest = Math.max(...rows.flatMap(({ values }) => values), 1e-9);
  const parts: Element[] = [];
  let top = 0;
  for (const { name, values } of rows) {
    parts.push(h("text", { x: "0", y: em(top + 1), fontWeight: "600" }, name));
    top += 1.6;
    for (const [series, value] of values.entries()) {
      const width = percent((value / largest) * BAR_SPACE);
      // With several columns of figures, each bar has its heading.
      if (values.length > 1) {
        parts.push(h("text", { x: "0", y: em(top + 0.9) }, heads[series + 1]!.replace(UNIT, "")));
        top += 1.65;
      }
      const y = em(top + 0.95);
      parts.push(
        ...bar(series, top, width),
        h("text", { x: width, y, dx: "0.4em" }, h("tspan", figureOf(value, heads[series + 1]))),
      );
      top += BAR_HEIGHT + 1;
    }
    top += 0.55;
  }
  return { height: top - 0.55, parts };
}

const PLOT_HEIGHT = 13;
/** The approximate number of grid lines. */
const STEPS = 4;
const GRID = { stroke: "currentColor", strokeOpacity: 0.2 };
/** The x of the first and the last row, as shares of the width; the scale's figures stand before. */
const FIRST = 0.1;
const LAST = 0.98;

function lines({ rows, heads }: Chart): { height: number; parts: Element[] } {
  const all = rows.flatMap(({ values }) => values);
  const plotTop = 1.5;
  const [lowest, highest] = [Math.min(0, ...all), Math.max(0, ...all)];
  const scale = scaleLinear([lowest, lowest < highest ? highest : 1], [PLOT_HEIGHT, 0]);
  scale.nice(STEPS);
  const placeOf = (value: number) => plotTop + scale(value);
  const yOf = (value: number) => em(placeOf(value));
  const xOf = (row: number) => percent(FIRST + (LAST - FIRST) * (row / (rows.length - 1)));
  const parts: Element[] = [];
  for (const value of scale.ticks(STEPS)) {
    const y = yOf(value);
    parts.push(
      h("line", { ...GRID, x1: "0", x2: "100%", y1: y, y2: y }),
      h("text", { x: "0", y, dy: "-0.35em" }, number.format(value)),
    );
  }
  for (const [series] of heads.slice(1).entries()) {
    for (const [row, { values }] of rows.entries()) {
      const [x, y] = [xOf(row), yOf(values[series]!)];
      const before = rows[row - 1];
      if (before) {
        const from = { x1: xOf(row - 1), y1: yOf(before.values[series]!) };
        parts.push(h("line", { ...stroke(series), ...from, x2: x, y2: y }));
      }
      parts.push(
        h("circle", { ...FILLS[series], stroke: "currentColor", cx: x, cy: y, r: "0.25em" }),
      );
    }
  }
  if (heads.length > 2) parts.push(...endLabels(heads.slice(1), rows.at(-1)!.values.map(placeOf)));
  // A phone is wide enough for three names.
  const named = [...new Set([0, Math.floor((rows.length - 1) / 2), rows.length - 1])];
  for (const row of named) {
    const anchor = row === rows.length - 1 ? "end" : "middle";
    const x = row === rows.length - 1 ? "100%" : xOf(row);
    parts.push(
      h("text", { x, y: em(plotTop + PLOT_HEIGHT + 1.5), textAnchor: anchor }, rows[row]!.name),
    );
  }
  return { height: plotTop + PLOT_HEIGHT + 2, parts };
}

const tableOf = ({ heads, rows }: Chart): Element =>
  h("table", [
    h("thead", [
      h(
        "tr",
        heads.map((head, column) =>
          h("th", { scope: "col", dataAlign: column > 0 ? "right" : null }, head),
        ),
      ),
    ]),
    h(
      "tbody",
      rows.map(({ name, values }) =>
        h("tr", [
          h("th", { scope: "row" }, name),
          values.map((value) => h("td", { dataAlign: "right" }, number.format(value))),
        ]),
      ),
    ),
  ]);

/** The name at the end of each line, without overlaps. @param places the y of the lines' ends, in em */
function endLabels(names: string[], places: number[]): Element[] {
  const ends = names.map((name, series) => ({ name, y: places[series]! - 0.6 }));
  let below = -Infinity;
  return ends
    .sort((a, b) => a.y - b.y)
    .map(({ name, y }) => {
      below = Math.max(y, below + 1.3);
      return h("text", { x: "100%", y: em(below), textAnchor: "end", fontWeight: "600" }, name);
    });
}

/** A chart as a figure: the title, a drawing, and a fold with the figures as a table. */
export function chartFigure(chart: Chart, labels: ChartLabels): Element {
  const { kind, title } = chart;
  const { height, parts } = (kind === "bars" ? bars : lines)(chart);
  const ariaLabel = fill(labels[kind], { title });
  const box = { width: "100%", height: em(height), fill: "currentColor", overflow: "visible" };
  return h(
    "figure",
    { className: ["chart"] },
    h("figcaption", title),
    h("svg", { role: "img", ariaLabel, ...box }, parts),
    h("details", [h("summary", labels.figures), tableOf(chart)]),
  );
}
