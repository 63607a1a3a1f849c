import { expect, test, vi } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { answerRows, pastedCells } from "./answer-rows.ts";
import { headingsOf } from "./headings.ts";

const page = calculators().find(({ id }) => id === "gratuity")!;
const { calculator, fields } = page;
const request = {
  calculator,
  words: { ...page, more: undefined },
  typed: page.cases[0]!.typed,
  rates: lawRates(),
  today: "2026-11-27",
};
const answered = (...rows: string[][]) =>
  answerRows(rows, request).rows.map(({ name, figures, said, isAnswered }) => [
    name,
    isAnswered ? figures.amount : said,
  ]);
const label = (name: string) => fields[name]!.label;
const amount = (rupees: number) => ({ money: rupees * 100 });

test("rows without headings are who, then the fields in order", () => {
  const { leaving } = fields.ending!.options!;
  expect(
    answered(
      ["Asha", "52000", leaving!, "1.5.17", " 30/11/2026 "],
      ["", ""],
      ["Ravi", "1,04,000", "death", "1-8-2024", "20261130"],
      ["Meera", "52000", "leaving", "01-Aug-98", "30 November, 2026"],
      ["Dev", "52000", "leaving", "2017/05/01", "\u200EMonday, 30 November 2026"],
      ["Uma", "52000", "leaving", "1st of May ’17", "30th of November ‘26."],
      ["Sana", "52000", "leaving", "May 1st, 2017", "30‑11‑2026 00:00"],
    ),
  ).toEqual([
    ["Asha", amount(300_000)],
    ["Ravi", amount(120_000)],
    ["Meera", amount(840_000)],
    ["Dev", amount(300_000)],
    ["Uma", amount(300_000)],
    ["Sana", amount(300_000)],
  ]);
});

test("headings say which column is which, the first of two; what has none is taken from the form", () => {
  expect(
    answered(
      ["Remarks", label("left").toUpperCase(), `${label("wages")} *`, "Basic"],
      ["Asha", "2026-11-30", "₹1,04,000", ""],
    ),
  ).toEqual([["Asha", amount(600_000)]]);
});

test("headings that no field has, or a column before, are told, but the one of who", () => {
  const headings = [label("wages"), "Basic", "Name", "Grade", "", " Remarks "];
  expect(answerRows([[""], headings], request).unread).toEqual(["Basic", "Grade", "Remarks"]);
  expect(answerRows([["Asha", "52000", "leaving"]], request).unread).toEqual([]);
});

test("take-home pay reads no headings of a month’s pay as a year’s, or of amounts as a choice", () => {
  const { fields: home } = calculators().find(({ id }) => id === "take-home-pay")!;
  expect(headingsOf(home).filter(([is]) => /^(gross|salary|pf|epf|esic?)$/.test(is))).toEqual([]);
});

test("semicolons separate where the first line has one: remarks below may have others", () => {
  expect(pastedCells("Name,Why,Pay\nAsha,left; dues cleared,1").at(-1)).toHaveLength(3);
  expect(pastedCells("\nAsha;1,04,000;leaving").at(-1)).toHaveLength(3);
});

test("headings and answers may be those of payroll sheets, columns in any order", () => {
  const endings = ["Resigned", "left ", "RESIGNATION", "leaving", "Perhaps"];
  const rows = endings.map((why) => ["30.11.26", why, "52000"]);
  const said = answered(["DOL", "Exit type", "Basic"], ...rows).map(([, is]) => is);
  expect(said.slice(0, 4)).toEqual(Array(4).fill(amount(300_000)));
  for (const option of Object.values(fields.ending!.options!)) expect(said[4]).toContain(option);
});

test("a row that is wrong says what and where, and the others are answered", () => {
  const [wrong, right] = answered(
    ["Name", label("wages"), label("left"), label("joined")],
    ["Asha", "many", "31/02/2026", "11/30/2024"],
    ["Ravi", "52000", "2026-11-30"],
  );
  for (const name of ["wages", "left", "joined"]) expect(wrong![1]).toContain(label(name));
  expect(right).toEqual(["Ravi", amount(300_000)]);
  // Separated by spaces, all of it is one cell.
  expect(answered(["Asha  52000  leaving"])[0]![1]).toContain(label("wages"));
});

test("figures are read without looking for words in them: in 500 rows that took most of the time", () => {
  const split = vi.spyOn(String.prototype, "split");
  answered(["Asha", "52000", "leaving", "1.5.17", "2026-11-30"], ["Ravi", "1,04,000"]);
  expect(split.mock.calls.filter(([by]) => (by as unknown) instanceof RegExp)).toEqual([]);
  split.mockRestore();
});
