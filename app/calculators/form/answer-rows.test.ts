import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { calculators } from "#app/calculators/calculators.server.ts";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { answerRows, pastedCells, type Matched, rowsTable } from "./answer-rows.ts";

const all = calculators();
const requestOf = (id: string) => {
  const page = all.find((each) => each.id === id)!;
  const words = { ...page, more: undefined };
  const { typed } = page.cases[0]!;
  return { calculator: page.calculator, words, typed, rates: lawRates(), today: "2026-11-27" };
};

type Pasted = { of: string; sheet: string; matched?: Matched; says: (number | string)[] };
type Told = Record<"asked" | "unread" | "shared" | "nearly", string[]>;
const file = readFileSync(new URL("answer-rows.yaml", import.meta.url), "utf8");
const cases = parse(file) as Record<string, (Pasted & Partial<Told>)[]>;

test.each(Object.entries(cases))("%s", (_, sheets) => {
  for (const { of, sheet, matched, says, asked = [], unread = [], shared, nearly } of sheets) {
    const request = requestOf(of);
    const { fields } = request.words;
    const found = answerRows(pastedCells(sheet), request, matched);
    const plain = ([value]: Shown[]) =>
      value && ("money" in value ? value.money / 100 : Object.values(value)[0]);
    const answers = found.rows.map(({ figures, said }, place) => {
      const wrong = fields[says[place] ?? ""]?.label;
      return plain(Object.values(figures)) ?? (wrong && said.includes(wrong) ? says[place] : said);
    });
    expect(answers, sheet).toEqual(says);
    expect(found.asked.map(({ heading }) => heading)).toEqual(asked);
    expect(found.unread).toEqual(unread);
    const named = found.fromForm.map(({ term }) => term);
    if (shared) expect(named).toEqual(shared.map((name) => fields[name]!.label));
    if (nearly) expect(found.nearly).toHaveLength(nearly.length);
  }
});

test.each(all)("$id: no figure, day or amount of a row comes from the form", ({ id }) => {
  const of = requestOf(id);
  const { fields } = of.words;
  const own = Object.entries(of.calculator.fields).flatMap(([name, { kind, isShared }]) =>
    kind === "choice" || isShared ? [] : name,
  );
  for (const left of own) {
    const given = own.filter((name) => name !== left);
    const cells = given.map((name) => of.typed[name] ?? "");
    const sheet = [
      ["Name", ...given.map((name) => fields[name]!.label)],
      ["Asha", ...cells],
    ];
    const rows = answerRows(sheet, of);
    const other = { ...of.typed, ...Object.fromEntries(own.map((name) => [name, "3"])) };
    expect(answerRows(sheet, { ...of, typed: other })).toEqual(rows);
    if (!of.calculator.fields[left]!.optional)
      expect(rows.rows[0]!.said).toContain(fields[left]!.label);
  }
});

test("rows are summed up, and say alone what does not stand above them", () => {
  const { words, ...of } = requestOf("gratuity");
  const sheet =
    "Asha;52000;left;1.5.17;46356\nUma;9;left;1.5.26;46356\n;1\nDev;9100;left;1.5.17;46356\nJo;9;left;1.5.25;46356";
  const { rows } = answerRows(pastedCells(sheet), { words, ...of });
  const saidIn = (isBrief: boolean, some = rows) =>
    rowsTable(some, words.figures, of.calculator, isBrief).rows.map(
      ({ cells }) => cells.at(-1) || cells[0],
    );
  const [asha, uma, third, dev, jo] = rows.map(({ said }) => said);
  expect(saidIn(true)).toEqual(["₹3,00,000", uma, third, "₹52,500", jo, "₹3,52,500"]);
  expect(saidIn(false)).toEqual([asha, uma, third, dev, jo, "352500"]);
  expect(saidIn(true, [rows[0]!])).toEqual([asha]);
  // They served for different times: neither sentence stands for both.
  expect(saidIn(true, [rows[1]!, rows[4]!])).toEqual([uma, jo, "₹0"]);
  expect(rows[2]!.name).toBe("3");
  expect([asha, uma]).toEqual([
    expect.stringMatching(/^₹3,00,000 /),
    expect.stringMatching(/^₹0 /),
  ]);
});

test("figures are read without looking for words in them: in 500 rows that took most of the time", () => {
  const request = requestOf("gratuity");
  const split = vi.spyOn(String.prototype, "split");
  answerRows([["Asha", "52000", "leaving", "1.5.17", "2026-11-30"]], request);
  expect(split.mock.calls.filter(([by]) => (by as unknown) instanceof RegExp)).toEqual([]);
  split.mockRestore();
});
