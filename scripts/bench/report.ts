import type { PageBytes } from "./bytes.ts";

/** Lines up cells in columns; the first column is text, the others numbers. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join("  "),
    )
    .join("\n");
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const KINDS = ["document", "css", "font", "image", "script"] as const;
const COLOURS: Record<(typeof KINDS)[number], string> = {
  document: "#0B2024",
  css: "#1D4A50",
  font: "#A9C0BC",
  image: "#E3B75A",
  script: "#CE8468",
};

/** A bar a page: what the network carried for it, by kind, read to its end. */
export function bytesChart(pages: Record<string, PageBytes>): string {
  const names = Object.keys(pages);
  const scale = 520 / Math.max(...Object.values(pages).map(({ toTheEnd }) => toTheEnd));
  const rowHeight = 22;
  const bars = names.map((name, row) => {
    let x = 260;
    const parts = KINDS.map((kind) => {
      const width = pages[name]![kind] * scale;
      const part = `<rect x="${x.toFixed(1)}" y="${row * rowHeight + 34}" width="${width.toFixed(1)}" height="14" fill="${COLOURS[kind]}"/>`;
      x += width;
      return part;
    });
    const y = row * rowHeight + 45;
    return `<text x="250" y="${y}" text-anchor="end">${name}</text>${parts.join("")}<text x="${(x + 6).toFixed(1)}" y="${y}">${kilobytes(pages[name]!.toTheEnd)} kB</text>`;
  });
  const legend = KINDS.map(
    (kind, index) =>
      `<rect x="${260 + index * 100}" y="8" width="12" height="12" fill="${COLOURS[kind]}"/><text x="${278 + index * 100}" y="18">${kind}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${names.length * rowHeight + 44}" font-family="sans-serif" font-size="12">${legend.join("")}${bars.join("")}</svg>\n`;
}
