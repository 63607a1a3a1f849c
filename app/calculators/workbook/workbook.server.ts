/** A calculator as a workbook with live formulas for its fields, working and dated rates, written by the build. */
import { writeXlsx } from "hucre/xlsx";
import type { NamedRange } from "hucre";
import { labels } from "#app/collections/labels.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import type { CalculatorPage } from "#app/calculators/calculators.server.ts";
import { valueFormats } from "#app/calculators/form/value-formats.ts";
import { portion, rate as rateName, type Row, type Workbook } from "../sums/formula.ts";
import type { Field } from "#app/calculators/sums/calculator.ts";
import { lawRates, type LawRate } from "#app/law/collections/rates.server.ts";
import { capital } from "#app/lib/text.ts";
import { fill } from "#app/lib/fill.ts";
import { readPay } from "#app/lib/pay.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { openSheets } from "./recalculate.server.ts";
import {
  bold,
  figure,
  FORMS,
  framed,
  quiet,
  quoted,
  serial,
  Sheet,
  text,
  title,
} from "./sheet.server.ts";

/** The formulas of each calculator, from its folder: only the build reads them. */
const plans = import.meta.glob<Workbook>("../sums/*/workbook.ts", {
  eager: true,
  import: "workbook",
});

/** The value of an empty day in formulas: the first serial number that every spreadsheet knows. */
const NO_DAY = 1;
/** The last day of a rate without a known end. */
const NO_END = serial("2199-12-31");

const dayCell = (is: number, kind = text) => kind(is, FORMS.day.format);

type Lines = { first: number; last: number };

/** A rate's numbers: one row, or for a scale a row for each part, with the difference to the previous share. */
function figuresOf({ value }: LawRate): (number | undefined)[][] {
  if ("slabs" in value)
    return value.slabs.map(({ above, share }, place) => {
      const [now, before] = [share, value.slabs[place - 1]?.share ?? [0, 1]].map(
        ([part, of]) => part! / of!,
      ) as [number, number];
      return [above, now, now - before, before];
    });
  if ("share" in value) return [[...value.share]];
  return [["amount" in value ? value.amount : value.number, 1]];
}

/** Adds every period of every rate. @returns the rows of each rate, by id */
function addRates(sheet: Sheet, rates: LawRate[]): Map<string, Lines> {
  const { rate: name, from, to, holds, value: size, of: part, source } = labels().workbook;
  sheet.add(...[name, from, to, holds, size, part, "", "", source].map((head) => bold(head)));
  const lines = new Map<string, Lines>();
  for (const rate of rates)
    for (const [value, of, more, before] of figuresOf(rate)) {
      const last = sheet.add(
        text(rate.name),
        dayCell(serial(rate.from)),
        rate.to ? dayCell(serial(rate.to)) : text(NO_END, ";;;"),
        `=IF(AND(law_day>=B${sheet.next},law_day<=C${sheet.next}),1,0)`,
        value,
        of,
        more,
        before,
        text(rate.section),
      );
      lines.set(rate.id, { first: lines.get(rate.id)?.first ?? last, last });
    }
  return lines;
}

/** A field's text as the value of a cell. @param options the labels of a choice, by key */
export function typedValue(
  { kind, per }: Field,
  options: Record<string, string> = {},
  typed = "",
): string | number | undefined {
  if (kind === "choice") return options[typed];
  if (kind === "day") return typed === "" ? undefined : serial(typed);
  const read = readPay(typed, per);
  return typeof read === "object" ? read.value / 100 : undefined;
}

/** What the page says of wages below half of the pay or below the minimum wage. */
function warningsFormula({ pay, wages, minimum = "0" }: NonNullable<Workbook["payOf"]>): string {
  const half = `(${pay}-${portion(pay, "wages-exclusions")})`;
  const unless = (key: "belowHalf" | "belowMinimum", of: string, least: string) => {
    const sum = `"&TEXT(${least}/100,${quoted(FORMS.money.format!)})&"`;
    return `IF(${of}<${least},${fill(quoted(`${labels().calculators.warnings[key]} `), { sum })},"")`;
  };
  return `=IF(law_fault<>"","",IFERROR(${unless("belowHalf", wages, half)}&${unless("belowMinimum", `MAX(${wages},${half})`, minimum)},""))`;
}

/** Adds the form's fields, each as typed and as formulas use it. @returns the row of each */
function addFields(sheet: Sheet, choices: Sheet, page: CalculatorPage): Record<string, number> {
  const { calculator, cases, fields } = page;
  const { typed } = cases[0]!;
  const lines: Record<string, number> = {};
  for (const [name, field] of Object.entries(calculator.fields)) {
    const { label, options } = fields[name]!;
    const { format, by } = FORMS[field.kind];
    const line = sheet.next;
    lines[name] = line;
    let reckoned = by
      ? `ROUND(B${line}*${by},0)`
      : `IF(B${line}="",${field.kind === "day" ? NO_DAY : 0},B${line})`;
    if (options) {
      const first = choices.next;
      for (const [key, option] of Object.entries(options)) choices.add(option, key);
      const range = (column: string) => choices.range(column, first, choices.lines.length);
      reckoned = `INDEX(${range("B")},MATCH(B${line},${range("A")},0))`;
      sheet.validations.push({ type: "list", range: `B${line}`, formula1: range("A") });
    }
    const is = typedValue(field, options, typed[name]);
    sheet.add(label, framed(is, format), quiet(`=${reckoned}`, "0"), "", "", quiet(`in_${name}`));
    sheet.call(`in_${name}`, "C", line);
  }
  return lines;
}

/** A label of the working, with formulas for its gaps. */
function rowLabel(label: string, rows: Record<string, Row>): string {
  const parts = label.split(/\{(\w+)\}/);
  const valueOf = (gap: string) =>
    rows[gap]![0] === "money" ? `TEXT(step_${gap}/100,"#,##0")` : `step_${gap}`;
  return parts.length === 1
    ? label
    : `=${parts.map((part, place) => (place % 2 ? valueOf(part) : quoted(part))).join("&")}`;
}

/** The sections of the law for each row of the working, as the frequent cases cite them. */
function sectionsOf({ cases }: CalculatorPage): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { answer } of cases)
    if (answer.kind === "answered")
      for (const { key, rates: ids = [] } of answer.outcome.steps) {
        const sections = answer.rates.filter(({ id }) => ids.includes(id));
        found[key] ??= [...new Set(sections.map(({ section }) => section))].join("; ");
      }
  return found;
}

/** Adds the rows of the working; those without a label, which only formulas need, to the hidden sheet. */
function addWorking([shown, hidden]: [Sheet, Sheet], { rows }: Workbook, page: CalculatorPage) {
  const sections = sectionsOf(page);
  for (const [name, [kind, formula]] of Object.entries(rows)) {
    const label = page.steps[name] ?? page.figures[name.replace(/_by$/, "")];
    const sheet = label ? shown : hidden;
    const { format, by = 1 } = FORMS[kind];
    const line = sheet.add(
      text(label && capital(rowLabel(label, rows))),
      figure(`=C${sheet.next}${by > 1 ? `/${by}` : ""}`, format),
      quiet(`=${formula}`, "0"),
      "",
      text(sections[name]),
      quiet(`step_${name}`),
    );
    sheet.call(`step_${name}`, "C", line);
  }
}

/** Adds the rates of the day; for scales, the columns of their table. */
function addRatesOfDay(
  sheet: Sheet,
  table: Sheet,
  rates: LawRate[],
  lines: Map<string, Lines>,
): void {
  for (const [id, { first, last }] of lines) {
    const { name, value } = rates.find((rate) => rate.id === id)!;
    const columns = { holds: "D", above: "E", share: "F", more: "G", before: "H" };
    if ("slabs" in value) {
      for (const [key, column] of Object.entries(columns))
        table.call(`${id.replaceAll("-", "_")}_${key}`, column, first, last);
      continue;
    }
    const held = (column: string) => {
      const [holds, values] = ["D", column].map((each) => table.range(each, first, last));
      return `=IF(SUM(${holds})=0,NA(),SUMPRODUCT(${holds}*${values}))`;
    };
    const line = sheet.next;
    const { format, by = 1 } = FORMS["amount" in value ? "money" : "whole"];
    const shown =
      "share" in value
        ? figure(`=C${line}/D${line}`, "0.00##%")
        : figure(`=C${line}/${by}`, format);
    sheet.add(text(name), shown, quiet(held("E")), quiet(held("F")), "", quiet(rateName(id)));
    sheet.call(rateName(id), "C", line);
    sheet.call(`${rateName(id)}_of`, "D", line);
  }
}

/** A calculator's sheets, and the names of their cells. */
function sheetsOf(page: CalculatorPage): { sheets: Sheet[]; names: NamedRange[] } {
  const words = labels().workbook;
  const plan = plans[`../sums/${page.id}/workbook.ts`]!;
  const rates = lawRates().filter(({ id }) => page.calculator.rates.includes(id));
  const names: NamedRange[] = [];
  const [working, table] = [new Sheet(words.working, names), new Sheet(words.rates, names)];
  const [limits, choices] = [new Sheet(words.limits, names), new Sheet("Choices", names)];
  const lines = addRates(table, rates);
  working.add(title(page.title));
  working.add(`${words.lead} ${absoluteUrl(page.path)}`);
  working.add(fill(words.made, { day: valueFormats(labels().calculators).writtenDay(today()) }));
  working.add();
  for (const name of plan.answers) {
    const { format, by = 1 } = FORMS[plan.rows[name]![0]];
    const answer = `IF(law_fault<>"",law_fault,IFERROR(step_${name}/${by},${quoted(words.unknown)}))`;
    const label = page.figures[name] ?? page.steps[name] ?? words[name as keyof typeof words];
    working.add(bold(capital(label)), bold(`=${answer}`, format));
  }
  if (plan.payOf) working.call("law_warnings", "A", working.add(bold(warningsFormula(plan.payOf))));
  working.add();
  working.add(bold(page.form), "", quiet(words.reckoned), "", "", quiet(words.name));
  const fields = addFields(working, choices, page);
  for (const [name, [first, last]] of Object.entries(plan.ranges ?? {}))
    working.call(name, "C", fields[first]!, fields[last]!);
  const asked = plan.day ?? "law_today";
  if (asked.includes("law_today"))
    working.call("law_today", "B", working.add(words.lawDay, dayCell(serial(today()), framed)));
  const lawDay = working.add(quiet(words.dayOfRates), quiet(`=${asked}`, FORMS.day.format));
  working.call("law_day", "B", lawDay);
  const faults = Object.entries(plan.faults ?? {}).reduceRight(
    (otherwise, [key, isSo]) => `IF(${isSo},${quoted(page.errors[key]!)},${otherwise})`,
    '""',
  );
  working.call("law_fault", "B", working.add(quiet(words.fault), `=IFERROR(${faults},"")`));
  working.add();
  working.add(bold(words.working));
  addWorking([working, choices], plan, page);
  working.add();
  working.add(bold(words.ratesOfDay), "", quiet(words.value), quiet(words.of));
  addRatesOfDay(working, table, rates, lines);
  for (const limit of page.limits) limits.add(text(limit));
  return { sheets: [working, table, limits, choices], names };
}

/** Column widths of each sheet, in characters. */
const WIDTHS = [[46, 26, 16, 12, 60, 28], [52, 18, 18, 8, 22, 20, 8, 8, 60], [120], [40, 16]];

/** Writes a calculator's workbook. Formulas carry their results, for programs that do not calculate. */
export async function workbookOf(page: CalculatorPage): Promise<Uint8Array> {
  const { sheets, names } = sheetsOf(page);
  const book = openSheets(
    sheets.map((sheet) => ({ name: sheet.name, rows: sheet.contents() })),
    names,
  );
  book.evaluate();
  return writeXlsx({
    sheets: sheets.map((sheet, place) => ({
      name: sheet.name,
      columns: WIDTHS[place]!.map((width) => ({ width })),
      cells: sheet.cells((line, column) => book.read(place, line, column)),
      rowDefs: sheet.heights(WIDTHS[place]!),
      dataValidations: sheet.validations,
      hidden: place === sheets.length - 1,
      pageSetup: {
        paperSize: "a4",
        orientation: "landscape",
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        // Leaves out the column with the names of formulas.
        ...(place === 0 && { printArea: `$A$1:$E$${sheet.lines.length}` }),
      },
    })),
    namedRanges: names,
    properties: { title: page.title, created: new Date(today()), modified: new Date(today()) },
  });
}
