import { expect, test } from "vitest";
import { calculators, readCalculator } from "#app/calculators/calculators.server.ts";
import { lawRates } from "./rates.server.ts";
import { contentCopy, messageOf } from "#app/collections/test-content.test-helper.ts";

const FILE = "law/rates.yaml";
const [PAGE = ""] = calculators().map(({ id }) => `law/calculators/${id}.yaml`);

test.each([
  ["two periods overlap", /^ {8}to: .*\n/m, "", "Two periods overlap"],
  ["a period ends before it begins", /^ {8}to: .*/m, "        to: 1999-01-01", "before the first"],
  ["a figure has no value", /^ {8}share: .*\n/m, "", "exactly one of"],
  ["a share is a decimal", /share: .*/, "share: 0.12", "whole numbers"],
  ["two rates share an id", /- id: gratuity-year/, "- id: wages-exclusions", "twice"],
])("%s: the file is refused (B20)", (_, search, replacement, says) => {
  contentCopy().edit(FILE, search, replacement);
  expect(messageOf(lawRates)).toContain(says);
});

test.each([
  ["an example names no field", /^ {4}values: \{ /m, "    values: { nonsense: '1', ", "nonsense"],
  ["an example breaks a rule", /(values: \{ \w+: )"[^"]*"/, '$1"-1"', "wrong value"],
  ["fields share a heading", /( label: )(.*)([^]*? label: ).*/, "$1$2$3$2", "have the heading"],
  ["a text lacks a gap", /\{total\}/, "all", "{total}"],
])("%s: the words are refused", (_, search, replacement, says) => {
  contentCopy().edit(PAGE, search, replacement);
  expect(messageOf(() => readCalculator(PAGE))).toContain(says);
});

test("a file of words without a calculator is refused", () => {
  contentCopy().write("law/calculators/fortune.yaml", "title: x\n");
  expect(messageOf(() => readCalculator("law/calculators/fortune.yaml"))).toContain("fortune");
});
