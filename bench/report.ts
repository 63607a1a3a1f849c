/** The measurements of each round, by row (a page or way) and column; NaN without a result. */
export type Results = Record<string, Record<string, number>[]>;

/** Columns that are compared with the first row, the baseline. */
const COMPARED = ["FCP", "LCP", "main thread", "prepared", "idle", "early"];

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shown = (value: number): string =>
  Number.isInteger(value) || value > 10
    ? Math.round(value).toLocaleString("en-GB")
    : value.toFixed(3);

/** A Markdown table with a row for each page or way: medians, and for some columns the multiple of the baseline. */
export function comparison(results: Results): string {
  const [baseline = ""] = Object.keys(results);
  const columns = Object.keys(results[baseline]?.[0] ?? {});
  const figure = (name: string, column: string) => {
    const all = (results[name] ?? []).map((round) => round[column] ?? Number.NaN);
    const found = all.filter((value) => !Number.isNaN(value));
    return { value: median(found), lost: all.length - found.length };
  };
  const rows = Object.keys(results).map((name) => [
    name,
    ...columns.flatMap((column) => {
      const { value, lost } = figure(name, column);
      const cell = `${shown(value)}${lost > 0 ? ` (${lost} lost)` : ""}`;
      const times = value / figure(baseline, column).value;
      return COMPARED.includes(column) ? [cell, times.toFixed(2)] : [cell];
    }),
  ]);
  const heads = columns.flatMap((name) => (COMPARED.includes(name) ? [name, "×"] : [name]));
  const rule = ["---", ...heads.map(() => "--:")];
  return [["", ...heads], rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
