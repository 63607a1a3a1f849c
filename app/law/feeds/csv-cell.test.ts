import { expect, test } from "vitest";
import { csvCell } from "./csv-cell.ts";

test.each([
  ["Provident fund", "Provident fund"],
  ['Form "A", monthly', '"Form ""A"", monthly"'],
  ["two\r\nlines", "two lines"],
  ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
  ["\t@SUM(A1)", "'@SUM(A1)"],
  ["-5 days", "'-5 days"],
])("%j is a cell that no spreadsheet runs", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
