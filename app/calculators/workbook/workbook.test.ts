/** The downloadable workbook, recalculated as a spreadsheet does, gives the function's results to the paisa. */
import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { calculators as every } from "#app/calculators/sums/all.ts";
import { evaluate, type Typed } from "#app/calculators/sums/evaluate.ts";
import { forms } from "#app/calculators/sums/forms.test-helper.ts";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import { labels } from "#app/collections/labels.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { openSheets, type Grid } from "./recalculate.server.ts";
import { serial } from "./sheet.server.ts";
import { typedValue, workbookOf } from "./workbook.server.ts";

/** The cells of a file as a spreadsheet's formula bar shows them. */
async function opened(file: Uint8Array) {
  const { sheets, namedRanges: names = [] } = await readXlsx(file);
  return {
    names,
    sheets: sheets.map(({ name, rows, cells }): Grid => ({
      name,
      rows: rows.map((row, line) =>
        row.map((value, column) => {
          const formula = cells?.get(`${line},${column}`)?.formula;
          if (formula) return `=${formula}`;
          return value instanceof Date
            ? serial(value.toISOString().slice(0, 10))
            : ((value ?? undefined) as string | number | undefined);
        }),
      ),
    })),
  };
}

const rawOf = (value: Shown): string | number => {
  if ("period" in value) return Object.values(value.period).slice(0, 3).join(" / ");
  if ("day" in value) return serial(value.day);
  return Object.values(value)[0] as number;
};

test("every calculator has words in the tests' content, without which nothing below asks it", () => {
  expect(calculators().map(({ id }) => id)).toEqual(every.map(({ id }) => id));
});

test.each(calculators())("$id: its workbook equals its function", async (page) => {
  const file = await workbookOf(page);
  expect(Buffer.from(file).equals(await workbookOf(page)), "the same bytes again").toBe(true);
  const { sheets, names } = await opened(file);
  const book = openSheets(sheets, names);
  /** The sheet and the row of a name's cell; undefined without that name. */
  const places = new Map(
    names.map(({ name, range }) => {
      const sheet = sheets.findIndex((each) => range.includes(each.name));
      return [name, [sheet, +/\d+$/.exec(range)![0] - 1] as const];
    }),
  );
  const placeOf = (name: string) => places.get(name)!;
  const { sheets: written } = await readXlsx(file);
  expect(JSON.stringify(written.map(({ rows }) => rows))).not.toMatch(/\/1900|#VALUE/);

  const isEqual = (typed: Typed) => {
    const answer = evaluate(page.calculator, typed, lawRates(), today());
    for (const [name, field] of Object.entries(page.calculator.fields)) {
      const value = typedValue(field, page.fields[name]!.options, typed[name] ?? "");
      book.type(...placeOf(`in_${name}`), 1, value);
    }
    book.evaluate();
    const answered = book.read(0, 4, 1);
    if (answer.kind === "refused") {
      expect([labels().workbook.unknown, ...Object.values(page.errors)]).toContain(answered);
    } else if (answer.kind === "wrong") {
      const own = Object.values(answer.problems).flatMap((problem) =>
        "own" in problem ? page.errors[problem.own] : [],
      );
      if (own.length > 0) expect(own).toContain(answered);
    } else {
      const { steps, figures, sentence } = answer.outcome;
      const expected: Record<string, string | number> = {};
      for (const { key, value, due } of steps) {
        expected[key] = rawOf(value);
        if (due && expected[key] !== 0) expected[`${key}_by`] = serial(due);
      }
      const also = [
        ...figures.map(({ key, value }) => [key, value] as const),
        ...Object.entries(sentence.gaps),
      ];
      for (const [key, value] of also)
        if (value && places.has(`step_${key}`)) expected[key] ??= rawOf(value);
      const found = Object.keys(expected).map((key) => [
        key,
        book.read(...placeOf(`step_${key}`), 2),
      ]);
      expect(Object.fromEntries(found), JSON.stringify(typed)).toEqual(expected);
      const told = places.has("law_warnings") ? `${book.read(...placeOf("law_warnings"), 0)}` : "";
      for (const key of ["belowHalf", "belowMinimum"] as const) {
        const [begins = ""] = labels().calculators.warnings[key].split("{sum}");
        expect(told.includes(begins), key).toBe(answer.warnings.some(({ key: is }) => is === key));
      }
    }
    return answer.kind;
  };

  for (const { typed } of page.cases) expect(isEqual(typed)).toBe("answered");
  fc.assert(
    fc.property(forms(page.calculator), (typed) => void isEqual(typed)),
    { numRuns: process.env.TEST_ALL ? 300 : 30 },
  );
});
