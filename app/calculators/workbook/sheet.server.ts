import type { Cell, CellStyle, NamedRange, WriteSheet } from "hucre";
import type { Field } from "#app/calculators/sums/calculator.ts";
import type { Row } from "#app/calculators/sums/formula.ts";
import { daysBetween } from "#app/lib/days.ts";

/** A cell's content: a number, a text, or a formula that begins with `=`. */
export type Content = string | number | undefined;
type Entry = { is: Content; style: CellStyle };

const SIZE = 11;
const GREY = { rgb: "808080" };
const edge = { style: "thin", color: GREY } as const;
const styled =
  ({ font, alignment, ...style }: CellStyle) =>
  (is: Content, numFmt?: string): Entry => ({
    is,
    style: {
      ...style,
      font: { name: "Calibri", size: SIZE, ...font },
      alignment: { vertical: "top", ...alignment },
      numFmt,
    },
  });

export const title = styled({ font: { bold: true, size: 16 } });
export const bold = styled({ font: { bold: true } });
const plain = styled({});
/** The style of cells that only formulas need. */
export const quiet = styled({ font: { color: GREY } });
export const text = styled({ alignment: { wrapText: true } });
export const figure = styled({ alignment: { horizontal: "right" } });
/** The style of cells to type into. */
export const framed = styled({
  border: { top: edge, right: edge, bottom: edge, left: edge },
  alignment: { horizontal: "right" },
});

/** The number format of each kind of value, and the divisor for it: paise are shown as rupees. */
export const FORMS: Record<Row[0] | Field["kind"], { format?: string; by?: number }> = {
  money: {
    format: String.raw`[>=10000000]"₹"##\,##\,##\,##0.00;[>=100000]"₹"##\,##\,##0.00;"₹"##,##0.00`,
    by: 100,
  },
  count: { format: "#,##0" },
  whole: { format: "0" },
  tenths: { format: "0.0", by: 10 },
  percent: { format: "0.00%", by: 10_000 },
  day: { format: "ddd, d mmm yyyy" },
  choice: {},
  text: {},
};

/** An ISO day as a spreadsheet's serial number. */
export const serial = (day: string): number => daysBetween("1899-12-30", day);

/** A text as a string literal of a formula. */
export const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/** A sheet written row by row, with names for some cells. */
export class Sheet {
  readonly lines: Entry[][] = [];
  readonly validations: NonNullable<WriteSheet["dataValidations"]> = [];
  readonly name: string;
  readonly names: NamedRange[];

  constructor(name: string, names: NamedRange[]) {
    this.name = name;
    this.names = names;
  }

  /** The number of the row to be added next; rows count from 1. */
  get next(): number {
    return this.lines.length + 1;
  }

  /** Adds a row. @returns its number */
  add(...line: (Entry | Content)[]): number {
    return this.lines.push(line.map((cell) => (typeof cell === "object" ? cell : plain(cell))));
  }

  /** An absolute reference to cells of this sheet, for formulas of any sheet. */
  range(column: string, from: number, to = from): string {
    const cells = [from, to].map((line) => `$${column}$${line}`);
    return `'${this.name}'!${from === to ? cells[0] : cells.join(":")}`;
  }

  call(name: string, column: string, from: number, to = from): void {
    this.names.push({ name, range: this.range(column, from, to) });
  }

  /** The heights of rows: few programs compute those whose text wraps. @param widths of columns, in characters */
  heights(widths: number[]): NonNullable<WriteSheet["rowDefs"]> {
    const linesOf = ({ is, style }: Entry, column: number): number =>
      style.alignment?.wrapText
        ? Math.ceil(`${is ?? ""}`.length / widths[column]!)
        : style.font!.size! / SIZE;
    const heights = this.lines.map((line) => Math.max(1, ...line.map(linesOf)) * 15);
    return new Map(heights.map((height, row) => [row, { height }]));
  }

  contents(): Content[][] {
    return this.lines.map((line) => line.map(({ is }) => is));
  }

  /** The cells as the library takes them. @param resultOf gives the result of a formula */
  cells(resultOf: (line: number, column: number) => string | number): Map<string, Partial<Cell>> {
    const cells = this.lines.flatMap((line, row) =>
      line.map(({ is, style }, column): [string, Partial<Cell>] => [
        `${row},${column}`,
        typeof is === "string" && is.startsWith("=")
          ? { formula: is.slice(1), formulaResult: resultOf(row, column), style }
          : { value: is ?? null, style },
      ]),
    );
    return new Map(cells);
  }
}
