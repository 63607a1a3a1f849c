/** Calculates the formulas of a grid of cells with IronCalc, as a spreadsheet program would. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import type { NamedRange } from "hucre";

/** A sheet's cells as a user would type them: numbers, texts, and formulas that begin with `=`. */
export type Grid = { name: string; rows: (string | number | undefined)[][] };

/** As many digits as the longest sum has; the general format would round it. */
const EXACT = "0.########";

const engine = createRequire(import.meta.url).resolve("@ironcalc/wasm");

/**
 * Opens sheets as a spreadsheet program does.
 * @param names the named cells of formulas, such as `Working!$C$3`
 * @returns functions that type into a cell and read one; sheets, rows and columns count from 0
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
    for (const [row, cells] of rows.entries())
      for (const [column, typed] of cells.entries())
        if (typed !== undefined) type(sheet, row, column, typed);
    // Afterwards: a difference of days that is typed would be shown as a day.
    const area = { sheet, row: 1, column: 1, width: 12, height: rows.length };
    model.updateRangeStyle(area, "num_fmt", EXACT);
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
