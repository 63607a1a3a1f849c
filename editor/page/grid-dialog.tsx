/** A small form for a table or a chart in a text. */
import { useState } from "react";
import { Select, TextInput } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

export type Block = { from: number; to: number; content: Content };
export type Content = {
  cells: string[][];
  /** Of a table: how each column is aligned. Of a chart: its kind and its title. */
  align?: string[];
  shape?: string;
  title?: string;
};

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));

const SEPARATOR = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A row of a table, aligned as the column is. */
const tableRow = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).trim()).join(" | ")} |`;

export const tableText = ({ cells: [head = [], ...rows], align = [] }: Content): string =>
  [
    tableRow(head),
    `| ${head.map((_, place) => align[place] ?? "---").join(" | ")} |`,
    ...rows.map(tableRow),
  ].join("\n");

export const chartText = ({ cells, shape = "bars", title = "" }: Content): string =>
  [`\`\`\`chart ${shape} ${title.trim()}`, ...cells.map((row) => row.join(", ")), "```"].join("\n");

/** The table or the chart that the caret stands in. */
export function gridAt(text: string, caret: number, kind: "table" | "chart"): Block | undefined {
  const lines = text.split("\n");
  let at = 0;
  const starts = lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
  const own = starts.findLastIndex((start) => start <= caret);
  const block = (first: number, last: number, content: Content): Block => ({
    from: starts[first]!,
    to: starts[last]! + lines[last]!.length,
    content,
  });
  if (kind === "chart") {
    const first = lines.findLastIndex((line, place) => place <= own && /^```chart\b/.test(line));
    const last = lines.findIndex((line, place) => place > first && /^```\s*$/.test(line));
    if (first < 0 || last < own) return undefined;
    const [, shape, title] = /^```chart\s+(\w+)\s*(.*)$/.exec(lines[first]!) ?? [];
    const cells = lines
      .slice(first + 1, last)
      .map((line) => line.split(",").map((one) => one.trim()));
    return block(first, last, { cells, shape, title });
  }
  const isRow = (place: number) => lines[place]?.includes("|") ?? false;
  if (!isRow(own)) return undefined;
  let [first, last] = [own, own];
  while (isRow(first - 1)) first -= 1;
  while (isRow(last + 1)) last += 1;
  if (!SEPARATOR.test(lines[first + 1] ?? "")) return undefined;
  const rows = lines.slice(first, last + 1);
  return block(first, last, {
    cells: rows.filter((_, place) => place !== 1).map(cellsOf),
    align: cellsOf(rows[1]!),
  });
}

/** Without empty rows below, and empty columns at the right: each has one of them to write into. */
function trimmed(cells: string[][]): string[][] {
  const height = cells.findLastIndex((row) => row.some((cell) => cell.trim())) + 1;
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell.trim()) + 1));
  return cells
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ""));
}

/** A grid of cells, which grows where something is written at its end, and shrinks where its end is emptied. */
export function GridDialog({
  kind,
  block,
  onDone,
  onClose,
}: {
  kind: "table" | "chart";
  block?: Block;
  onDone: (content: Content) => void;
  onClose: () => void;
}) {
  const [content, setContent] = useState<Content>(block?.content ?? { cells: [] });
  const cells = trimmed(content.cells);
  const most = kind === "chart" ? 4 : Infinity;
  const width = Math.min(most, Math.max(2, (cells[0]?.length ?? 0) + 1));
  const height = Math.max(3, cells.length + 1);
  /** Writes cells from a place on; those from Excel arrive with tabs between them. */
  const write = (row: number, column: number, text: string) => {
    const written = text.replace(/\r?\n$/, "").split(/\r?\n/);
    const next = Array.from({ length: Math.max(height, row + written.length) }, (_, y) => {
      const line = [...(cells[y] ?? [])];
      for (const [x, cell] of (written[y - row]?.split("\t") ?? []).entries())
        line[column + x] = cell;
      return Array.from(line, (cell) => cell ?? "");
    });
    setContent({ ...content, cells: next });
  };
  return (
    <Dialog
      isWide
      title={kind === "table" ? "Table" : "Chart"}
      onClose={onClose}
      action={block ? "Change" : "Insert"}
      onAction={() => onDone({ ...content, cells })}
      isReady={cells.length > 1}
    >
      {kind === "chart" && (
        <p className="together">
          <TextInput
            label="Title"
            value={content.title ?? ""}
            set={(title) => setContent({ ...content, title })}
          />
          <label>
            Drawn as{" "}
            <Select
              value={content.shape ?? "bars"}
              set={(shape) => setContent({ ...content, shape })}
              choices={[
                { value: "bars", label: "Bars" },
                { value: "lines", label: "Lines" },
              ]}
            />
          </label>
        </p>
      )}
      <p>
        The first row names the columns
        {kind === "chart" &&
          ", the first column the bars or days; the others are plain figures such as 1200"}
        . Cells from Excel can be pasted.
      </p>
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
                    onChange={({ target }) => write(y, x, target.value)}
                    onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain");
                      if (!/\t|\n/.test(text.trimEnd())) return;
                      event.preventDefault();
                      write(y, x, text);
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
