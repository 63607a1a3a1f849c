import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calculators } from "#app/calculators/calculators.server.ts";
import { Drawing } from "#app/calculators/drawings/all.tsx";
import { evaluate, type Typed } from "#app/calculators/sums/evaluate.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { Result } from "./result.tsx";
import { SheetToSign } from "./sheet-to-sign.tsx";
import { told } from "./use-live-form.ts";

const rates = lawRates();
const made = (id: string, changed: Typed[], of: unknown, more = {}) => {
  const { cases, calculator, ...words } = calculators().find((page) => page.id === id)!;
  const [answer, second] = changed.map((typed) =>
    evaluate(calculator, { ...cases[0]!.typed, ...typed }, rates, "2026-11-27"),
  );
  const props = { id, answer, second, shown: answer, other: second, words, rates, say: String };
  const all = { ...props, written: String, ...more };
  return renderToStaticMarkup(createElement(of as ComponentType<object>, all));
};

test("of two cases the one with an answer shows it, without a difference", () => {
  const pair = [{ wages: "104000" }, { wages: "many" }];
  expect(made("gratuity", pair, Result, { sentence: "" })).not.toContain("−");
  expect(made("gratuity", pair.toReversed(), Result, { sentence: "" })).toMatch(
    />B\W+₹6,00,000\W*</,
  );
});

test("one case alone says nothing of a second", () => {
  expect(made("wages", [{}], Result, { drawsFigures: true })).not.toContain("B:");
});

test("a sheet to sign names the rates that are missing, has no empty line, and draws its own case alone", () => {
  const id = "full-and-final-settlement";
  expect(made(id, [{ left: "2019-04-30", joined: "" }], SheetToSign)).not.toContain("-days");
  expect(made(id, [{}], SheetToSign, { answer: { kind: "wrong", problems: {} } })).toBe("");
  expect(made(id, [{}, {}], Drawing)).toContain("compared");
  expect(made(id, [{}, {}], Drawing, { isSigned: true })).not.toContain("compared");
});

test("while a field is typed in, only errors are told that its last value does not mend", () => {
  const { calculator, cases } = calculators().find(({ id }) => id === "full-and-final-settlement")!;
  const last = cases[0]!.typed;
  const typed = { ...last, pay: "20000", wages: "30000", joined: "2031-01-01" };
  const answerTo = (of: Typed) => evaluate(calculator, of, rates, "2026-11-27");
  const toldOf = (...typing: string[]) => told(answerTo, typed, last, ...typing);
  const span = { joined: { own: "order" }, unpaidDays: { own: "moreThanServed" } };
  const wages = { wages: { own: "wagesAbovePay" } };
  for (const typing of [[], ["left"], ["b.pay"], ["pay", "b."]])
    expect(toldOf(...typing)).toMatchObject({ problems: { ...span, ...wages } });
  expect(toldOf("joined")).toEqual({ kind: "wrong", problems: wages });
  expect(toldOf("b.pay", "b.")).toEqual({ kind: "wrong", problems: span });
});

test("a bar of nothing is not drawn; one without a sentence is no higher than its neighbours", () => {
  expect(made("annual-leave", [{ daysWorked: "0", before: "0" }], Drawing)).not.toMatch(/leave-1/);
  const bars = made("hr-costs", [{ hires: "0" }], Drawing).matchAll(/" height="(\d+)" aria/g);
  const [bar, , next] = Array.from(bars, ([, height]) => Number(height));
  expect(bar).toBeLessThan(next!);
});

test("a year without leave has no words of it; on phones the last crossing has its number", () => {
  const leave = (typed: Typed) => made("annual-leave", [typed], Drawing).match(/>(earns|1)</g);
  expect(leave({ daysWorked: "20" })).toBeNull();
  expect(leave({ daysWorked: "30", joined: "2026-11-01" })).toHaveLength(4);
});
