/** A small form for the table or chart at the caret, or for a new one. */
import type { EditorView } from "@codemirror/view";
import papa from "papaparse";
import { useState } from "react";
import { capital } from "#app/lib/text.ts";
import { withoutGroups } from "#app/lib/written-number.ts";
import { cellsOf, CHART_KINDS, MOST_COLUMNS } from "#app/lib/markdown/chart.ts";
import { Select, TextInput } from "./controls.tsx";
import { Dialog } from "./dialogs.tsx";
import { addBlock, blockAt, insertBlock } from "./text-commands.ts";

type Grid = {
  cells: string[][];
  /** For a table: the alignment of each column. For a chart: its kind and title. */
  align?: string[];
  shape?: string;
  title?: string;
};

const tableCells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));

const tableRow = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).trim()).join(" | ")} |`;

/** How tables and charts are labelled, parsed and written. */
export const GRIDS = {
  table: {
    title: "Table",
    node: /^Table$/,
    columns: Infinity,
    help: "The first row names the columns. Cells from Excel can be pasted.",
    read: ([head = "", rule = "", ...rows]: string[]): Grid => ({
      cells: [head, ...rows].map(tableCells),
      align: tableCells(rule),
    }),
    write: ({ cells: [head = [], ...rows], align = [] }: Grid): string[] => [
      tableRow(head),
      tableRow(head.map((_, place) => align[place] ?? "---")),
      ...rows.map(tableRow),
    ],
  },
  chart: {
    title: "Chart",
    node: /^FencedCode$/,
    columns: MOST_COLUMNS,
    help: "The first row names the columns, the first column the bars or days; the others are plain figures such as 1200. Cells from Excel can be pasted.",
    read: ([head = "", ...rows]: string[]): Grid | undefined => {
      const [, shape, title] = /^```chart\s+(\w+)\s*(.*)$/.exec(head) ?? [];
      const cells = rows.slice(0, -1).map(cellsOf);
      return shape ? { cells, shape, title } : undefined;
    },
    write: ({ cells, shape = "bars", title = "" }: Grid): string[] => [
      // With a backtick in its title it would not begin a chart.
      `\`\`\`chart ${shape} ${title.trim().replaceAll("`", "'")}`,
      // A comma separates cells: 1,200 becomes 1200; in words, a comma becomes a slash.
      ...cells.map((row) =>
        row
          .map((cell) => (/^[-−₹]*[\d,.\s]*%?$/.test(cell) ? withoutGroups(cell) : cell))
          .map((cell) => cell.replace(/\s*,\s*/g, " / "))
          .join(", ")
          // Only commas would be a row without figures, which is a mistake.
          .replace(/^[ ,]+$/, ""),
      ),
      "```",
    ],
  },
};
export type GridKind = keyof typeof GRIDS;

/** Removes empty rows at the end and empty columns at the right, but one of each to write into. */
function trimmed(cells: string[][]): string[][] {
  const height = cells.findLastIndex((row) => row.some((cell) => cell.trim())) + 1;
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell.trim()) + 1));
  return cells
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ""));
}

/** Overwrites cells from a position on. */
function written(cells: string[][], row: number, column: number, others: string[][]): string[][] {
  return Array.from({ length: Math.max(cells.length, row + others.length) }, (_, y) => {
    const line = [...(cells[y] ?? [])];
    for (const [x, cell] of (others[y - row] ?? []).entries()) line[column + x] = cell;
    return Array.from(line, (cell) => cell ?? "");
  });
}

/** The lines of a block with new cells: an unchanged row keeps its text. @param lines the previous ones */
export function linesOf(kind: GridKind, grid: Grid, lines: string[] = []): string[] {
  const { read, write } = GRIDS[kind];
  const known = read(lines);
  // If a row or column disappears or a row is uneven, no old line would fit.
  const isEven = known && JSON.stringify(known.cells) === JSON.stringify(trimmed(known.cells));
  const before = isEven ? write(known) : [];
  return write({ ...grid, cells: trimmed(grid.cells) }).map(
    (line, place) => (line && line === before[place] && lines[place]) || line,
  );
}

/** Cells as copied from Excel: cells with line breaks are in quotation marks, and become one line. */
export const cellsIn = (text: string): string[][] =>
  papa
    .parse<string[]>(text, { delimiter: "\t", skipEmptyLines: true })
    .data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, " ")));

/** A grid of cells that grows when its end is filled, and shrinks when its end is emptied. */
export function GridDialog({ kind, view }: { kind: GridKind; view: EditorView }) {
  const { title, node, columns, help, read } = GRIDS[kind];
  const [block] = useState(() => blockAt(view.state, node, [-1, 1]));
  const lines = block && view.state.sliceDoc(block.from, block.to).split("\n");
  const [known] = useState(() => lines && read(lines));
  const [grid, setGrid] = useState<Grid>(known ?? { cells: [] });
  const cells = trimmed(grid.cells);
  const width = Math.min(columns, Math.max(2, (cells[0]?.length ?? 0) + 1));
  const height = Math.max(3, cells.length + 1);
  const put = (row: number, column: number, others: string[][]) =>
    setGrid({ ...grid, cells: written(cells, row, column, others) });
  return (
    <Dialog
      title={title}
      action={known ? "Change" : "Insert"}
      onAction={() => {
        const text = linesOf(kind, grid, lines).join("\n");
        if (known) insertBlock(view, text, block);
        else addBlock(view, text);
      }}
      isReady={cells.length > 1}
    >
      {kind === "chart" && (
        <p className="together">
          <TextInput
            label="Title"
            value={grid.title ?? ""}
            onChange={({ target }) => setGrid({ ...grid, title: target.value })}
          />
          <label>
            Drawn as{" "}
            <Select
              value={grid.shape ?? "bars"}
              onChange={({ target }) => setGrid({ ...grid, shape: target.value })}
              choices={CHART_KINDS.map((value) => ({ value, label: capital(value) }))}
            />
          </label>
        </p>
      )}
      <p>{help}</p>
      <table>
        <tbody>
          {Array.from({ length: height }, (_, y) => (
            <tr key={y}>
              {Array.from({ length: width }, (__, x) => (
                <td key={x}>
                  <input
                    type="text"
                    aria-label={`Row ${y + 1}, column ${x + 1}`}
                    value={cells[y]?.[x] ?? ""}
                    onChange={({ target }) => put(y, x, [[target.value]])}
                    onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain");
                      if (!/\t|\n/.test(text.trimEnd())) return;
                      event.preventDefault();
                      put(y, x, cellsIn(text));
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
