/** A spreadsheet's own reckoning: IronCalc works out the formulas of a grid of cells. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import type { NamedRange } from "hucre";

/** A sheet's cells as one would type them: numbers, texts, and formulas after `=`. */
export type Grid = { name: string; rows: (string | number | undefined)[][] };

/** So many figures as the longest sum has; the general format would leave some out. */
const EXACT = "0.########";

const engine = createRequire(import.meta.url).resolve("@ironcalc/wasm");

/**
 * Opens sheets as a spreadsheet program does.
 * @param names the cells that formulas name, such as `Working!$C$3`
 * @returns what types into a cell and what reads one; places count from 0
 */
export function openSheets(sheets: Grid[], names: NamedRange[]) {
  initSync({ module: readFileSync(engine.replace(/\.js$/, "_bg.wasm")) });
  const model = new Model("workbook", "en", "UTC", "en");
  model.pauseEvaluation();
  for (const [place, { name }] of sheets.entries()) {
    if (place > 0) model.newSheet();
    model.renameSheet(place, name);
  }
  for (const { name, range } of names) model.newDefinedName(name, null, range);
  const type = (sheet: number, row: number, column: number, typed: string | number = "") =>
    model.setUserInput(sheet, row + 1, column + 1, `${typed}`);
  for (const [sheet, { rows }] of sheets.entries()) {
    const area = { sheet, row: 1, column: 1, width: 12, height: rows.length };
    model.updateRangeStyle(area, "num_fmt", EXACT);
    for (const [row, cells] of rows.entries())
      for (const [column, typed] of cells.entries())
        if (typed !== undefined) type(sheet, row, column, typed);
  }
  return {
    type,
    evaluate: () => model.evaluate(),
    read(sheet: number, row: number, column: number): string | number {
      const text = model.getFormattedCellValue(sheet, row + 1, column + 1);
      return /^-?\d[\d.]*$/.test(text) ? Number(text) : text;
    },
  };
}
