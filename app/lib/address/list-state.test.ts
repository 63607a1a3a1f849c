import { expect, test } from "vitest";
import { isFound, listQuery, readListState, searchedText, type ListState } from "./list-state.ts";

const options = { topic: ["hr-advisory", "legal", "finance"] };
const read = (query: string, isStrict?: boolean) =>
  readListState(new URLSearchParams(query), options, isStrict);
const everything: ListState = { q: "", chosen: { topic: "" }, page: 1 };

const row = (title: string, excerpt: string, category: string, topic: string) => ({
  title,
  words: searchedText([title, excerpt, category]),
  values: { topic },
});
const rows = [
  row("Contracts people can read", "Plain drafting shortens talks.", "Legal", "legal"),
  row("Payroll as a control", "The cheapest audit.", "Finance", "finance"),
  row("A manager’s ratings", "Legal risk in appraisals.", "HR Advisory", "hr-advisory"),
];
const titles = (q: string, topic = "") =>
  rows
    .filter((each) => isFound(each, { q, chosen: { topic }, page: 1 }))
    .map(({ title }) => title.split(" ")[0]);

test("search takes a part of any of a row's texts, whatever its case (R55)", () => {
  expect(titles("CONTRACTS")).toEqual(["Contracts"]);
  expect(titles("cheapest AU")).toEqual(["Payroll"]);
  expect(titles("LEGAL")).toEqual(["Contracts", "A"]);
  // The end of one text and the start of the next are not neighbouring words.
  expect(titles("read plain")).toEqual([]);
});

test("search takes the text as it stands, not as a pattern", () => {
  expect(titles(".*")).toEqual([]);
  expect(titles("(")).toEqual([]);
  expect(titles("  payroll ")).toEqual(["Payroll"]);
  expect(titles("managér’s")).toEqual(["A"]);
});

test("a choice is one value exactly, together with the search (A6)", () => {
  expect(titles("", "legal")).toEqual(["Contracts"]);
  expect(titles("legal", "hr-advisory")).toEqual(["A"]);
  expect(titles("payroll", "legal")).toEqual([]);
});

// `search-params.test.ts` tests the function that reads choices.
test.each(["", "?page=0", "?page=2.5", "?page=-1", "?page=2x", "?topic=leg"])(
  "%j asks for everything",
  (query) => {
    expect(read(query)).toEqual(everything);
  },
);

test("where a list is strict, what there is not finds nothing (A18)", () => {
  const asked = read("?topic=tax", true);
  expect(rows.filter((each) => isFound(each, asked))).toEqual([]);
  expect(read("?topic=+", true)).toEqual(everything);
});

test("defaults are not written, and what is not the list's stays", () => {
  expect(listQuery(everything)).toBe("");
  expect(listQuery({ ...everything, q: "   " })).toBe("");
  expect(listQuery({ ...everything, chosen: { topic: "legal" } })).toBe("?topic=legal");
  expect(listQuery(everything, "?job=hr&topic=legal&q=a&page=3")).toBe("?job=hr");
});

test("what is written is read again", () => {
  const asked = { q: "pay & “law” 50%", chosen: { topic: "finance" }, page: 2 };
  expect(read(listQuery(asked))).toEqual(asked);
});
