import { expect, test } from "vitest";
import { articleQuery, EVERYTHING, filterArticles, readArticleFilter } from "./article-filter.ts";
import { LONGEST_SEARCH } from "./search-params.ts";

const topics = ["hr-advisory", "legal", "finance"];
const read = (search: string) => readArticleFilter(new URLSearchParams(search), topics);

const article = (title: string, excerpt: string, category: string) => ({
  title,
  excerpt,
  category,
  content: "Words that only the article itself has: zebra.",
});
const articles = [
  article("Contracts people can read", "Plain drafting shortens talks.", "Legal"),
  article("Payroll as a control", "The cheapest audit.", "Finance"),
  article("A manager’s ratings", "Legal risk in appraisals.", "HR Advisory"),
];
const titles = (q: string, category?: string) =>
  filterArticles(articles, { q, category }).map(({ title }) => title.split(" ")[0]);

test("no filter finds everything, in the same order", () => {
  expect(filterArticles(articles, { q: "" })).toEqual(articles);
});

test("search looks at title, excerpt and category, and nowhere else (R55)", () => {
  expect(titles("CONTRACTS")).toEqual(["Contracts"]);
  expect(titles("cheapest AU")).toEqual(["Payroll"]);
  expect(titles("LEGAL")).toEqual(["Contracts", "A"]);
  expect(titles("zebra")).toEqual([]);
});

test("search takes the text as it stands, not as a pattern", () => {
  expect(titles(".*")).toEqual([]);
  expect(titles("(")).toEqual([]);
  expect(titles("  payroll ")).toEqual(["Payroll"]);
  expect(titles("manager's")).toEqual(["A"]);
});

test("a topic is one category exactly, together with the search (A6)", () => {
  expect(titles("", "Legal")).toEqual(["Contracts"]);
  expect(titles("legal", "HR Advisory")).toEqual(["A"]);
  expect(titles("payroll", "Legal")).toEqual([]);
});

test("an address is read", () => {
  expect(read("?q=pay&topic=legal&page=2")).toEqual({ q: "pay", topic: "legal", page: 2 });
  expect(read("")).toEqual(EVERYTHING);
});

// Other values are asked of the functions that read them (`whole-number.test.ts`, `search-params.test.ts`).
test.each(["?page=0", "?page=2.5", "?topic=leg"])("%s asks for everything", (search) => {
  expect(read(search)).toEqual(EVERYTHING);
});

test("an endless search text is cut", () => {
  expect(read(`?q=${"x".repeat(10_000)}`).q).toHaveLength(LONGEST_SEARCH);
});

test("defaults are not written", () => {
  expect(articleQuery(EVERYTHING)).toBe("");
  expect(articleQuery({ q: "   ", topic: "", page: 1 })).toBe("");
  expect(articleQuery({ q: "", topic: "legal", page: 1 })).toBe("?topic=legal");
  expect(articleQuery({ q: "a b", topic: "legal", page: 3 })).toBe("?q=a+b&topic=legal&page=3");
});

test("what is written is read again", () => {
  const filter = { q: "pay & “law” 50%", topic: "finance", page: 2 };
  expect(read(articleQuery(filter))).toEqual(filter);
});
