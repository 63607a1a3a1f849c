/** A small form for a table or a chart in a text. */
import { useState } from "react";
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

const EMPTY: Record<"table" | "chart", Content> = {
  table: {
    cells: [
      ["", ""],
      ["", ""],
      ["", ""],
    ],
  },
  chart: {
    cells: [
      ["", ""],
      ["", ""],
      ["", ""],
    ],
    shape: "bars",
    title: "",
  },
};

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
  const [content, setContent] = useState(block?.content ?? EMPTY[kind]);
  const { cells, shape, title } = content;
  const width = Math.max(...cells.map((row) => row.length));
  const setCells = (next: string[][]) => setContent({ ...content, cells: next });
  const set = (row: number, column: number, text: string) =>
    setCells(
      cells.map((line, place) =>
        place === row
          ? Array.from({ length: width }, (_, at) => (at === column ? text : (line[at] ?? "")))
          : line,
      ),
    );
  /** Cells from Excel arrive with tabs between them. */
  const paste = (row: number, column: number, text: string) => {
    const pasted = text
      .replace(/\r?\n$/, "")
      .split(/\r?\n/)
      .map((line) => line.split("\t"));
    const height = Math.max(cells.length, row + pasted.length);
    const wide = Math.max(width, column + Math.max(...pasted.map((line) => line.length)));
    setCells(
      Array.from({ length: height }, (_, y) =>
        Array.from(
          { length: wide },
          (__, x) => pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? "",
        ),
      ),
    );
  };
  return (
    <Dialog wide title={kind === "table" ? "Table" : "Chart"} onClose={onClose}>
      {kind === "chart" && (
        <>
          <label>
            Title
            <input
              type="text"
              value={title}
              onChange={({ target }) => setContent({ ...content, title: target.value })}
            />
          </label>
          <label>
            Drawn as{" "}
            <select
              value={shape}
              onChange={({ target }) => setContent({ ...content, shape: target.value })}
            >
              <option value="bars">Bars</option>
              <option value="lines">Lines</option>
            </select>
          </label>
        </>
      )}
      <p>
        The first row names the columns
        {kind === "chart" &&
          ", the first column the bars or days; the others are plain figures such as 1200"}
        . Cells from Excel can be pasted.
      </p>
      <table>
        <tbody>
          {cells.map((row, y) => (
            <tr key={y}>
              {Array.from({ length: width }, (_, x) => (
                <td key={x}>
                  <input
                    type="text"
                    aria-label={`Row ${y + 1}, column ${x + 1}`}
                    value={row[x] ?? ""}
                    onChange={({ target }) => set(y, x, target.value)}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain");
                      if (!/\t|\n/.test(text.trimEnd())) return;
                      event.preventDefault();
                      paste(y, x, text);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          onClick={() => setCells([...cells, Array.from({ length: width }, () => "")])}
        >
          Add a row
        </button>
        <button
          type="button"
          disabled={kind === "chart" && width > 3}
          onClick={() => setCells(cells.map((row) => [...row, ""]))}
        >
          Add a column
        </button>
        <button
          type="button"
          disabled={cells.length < 3}
          onClick={() => setCells(cells.slice(0, -1))}
        >
          Remove the last row
        </button>
        <button
          type="button"
          disabled={width < 3}
          onClick={() => setCells(cells.map((row) => row.slice(0, width - 1)))}
        >
          Remove the last column
        </button>
      </p>
      <footer>
        <button type="button" className="main" onClick={() => onDone(content)}>
          {block ? "Change" : "Insert"}
        </button>
      </footer>
    </Dialog>
  );
}
