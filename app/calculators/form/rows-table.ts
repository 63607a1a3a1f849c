import { sum } from "d3-array";
import { calculators as labels } from "virtual:labels";
import type { Calculator, Shown } from "#app/calculators/sums/calculator.ts";
import { fill } from "#app/lib/fill.ts";
import { capital } from "#app/lib/text.ts";
import type { AnsweredRow } from "./answer-rows.ts";
import { echoOf, written } from "./form-words.ts";

/** A figure as spreadsheets read it: a plain number or an ISO day. */
const bare = (value: Shown): string =>
  "money" in value ? `${value.money / 100}` : "day" in value ? value.day : written(value);

/**
 * Answered rows as a table, with a column for each figure that any row has. Columns of money that all answered rows
 * have are summed up.
 * @param isBrief whether rows leave a sentence that they share to that of `above`, to be shown above the table. Else
 * each row says all, and figures are as spreadsheets read them
 */
export function rowsTable(
  rows: AnsweredRow[],
  names: Record<string, string>,
  { isAverage }: Calculator,
  isBrief = false,
) {
  const answered = rows.filter(({ isAnswered }) => isAnswered);
  const [first, second] = answered.filter(({ sentence }) => sentence === answered[0]!.sentence);
  const above = isBrief && second ? first : undefined;
  const brief = (value: Shown) => ("day" in value ? echoOf(value.day) : written(value));
  const write = isBrief ? brief : bare;
  const columns = Object.keys(names).filter((key) => rows.some(({ figures }) => figures[key]));
  const lines = rows.map(({ name, isAnswered, figures, said, sentence, warnings }) => ({
    "data-look": isAnswered ? undefined : "wrong",
    head: name,
    cells: [
      ...columns.map((key) => (figures[key] ? write(figures[key]) : "")),
      above && sentence === above.sentence ? (said === above.said ? "" : warnings) : said,
    ],
  }));
  const sums = columns.map((key) => {
    const sizes = answered.map(({ figures: { [key]: of } }) => of && "money" in of && of.money);
    return sizes.every(Number.isInteger) ? write({ money: sum(sizes as number[]) }) : "";
  });
  const head = fill(labels.rows.total, { count: answered.length });
  if (answered.length > 1 && !isAverage && sums.some(Boolean))
    lines.push({ "data-look": "total", head, cells: [...sums, ""] });
  const heads = columns.map((key) => capital(names[key]!));
  return { heads: [labels.rows.who, ...heads, labels.rows.says], rows: lines, above };
}
