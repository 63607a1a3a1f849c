import { expect, test } from "vitest";
import type { Template } from "../fill.ts";
import { markedPieces } from "./marked-text.ts";
import { searchIndex, type SearchDocument } from "./search-index.ts";
import { siteSearch } from "./site-search.ts";
import { searchOver } from "./site-search.test-helper.ts";

const document = (href: string, more: Partial<SearchDocument>): SearchDocument => ({
  href,
  kind: "Page",
  title: "Untitled",
  summary: "",
  text: "",
  ...more,
});

const GROUPS = [
  ["PF", "provident fund", "भविष्य निधि"],
  ["layoff", "retrenchment"],
  ["labour code", "labor code"],
  ["leave", "chutti"],
  ["workers' family", "dependants"],
  ["maternity", "herige chutti", "in the family way"],
];

const DOCUMENTS = [
  document("/article", {
    kind: "Article",
    title: "Payroll is a control",
    summary: "Why the payroll comes first",
    text: "payroll payroll payroll gratuity fund",
    shownDate: "May 2, 2024",
    day: "2024-05-02",
  }),
  document("/service", { kind: "Service", title: "Payroll Services", weight: 3 }),
  document("/later", {
    title: "A later word on payroll",
    shownDate: "January 9, 2025",
    day: "2025-01-09",
  }),
  document("/person", { title: "Zoë D’Souza", text: "talent", typed: ["Head of Hiring"] }),
  document("/who", { title: "Who Are We", text: "bees" }),
  document("/due", {
    kind: "Due date",
    title: "Provident fund return",
    summary: "By the 15th, for wages up to ₹21,000.",
  }),
  document("/form-16", { title: "Form 16", summary: "A certificate of tax" }),
  document("/form-16a", { title: "Form 16A" }),
  document("/section-16", { title: "Section 16 of the Barter Act" }),
  document("/section-43", { title: "section 43B(h)", summary: "Payment of small firms" }),
  document("/section-192", { title: "section 192" }),
  document("/sections", { title: "sections 70 and 71" }),
  document("/closure", { title: "Retrenchment of workers", summary: "In a start-up" }),
  document("/labour", { title: "Four labour codes in force" }),
  document("/leave", { title: "Leave", summary: "Earned day by day", weight: 3 }),
  document("/maternity", { title: "Maternity", summary: "For a family" }),
  document("/law-of-states", { text: "labour law; a code of conduct for a plantation" }),
];
const search = await searchOver(DOCUMENTS, GROUPS);

const found = (...query: Parameters<typeof search>) =>
  search(...query).hits.map(({ href }) => href);

test("a heavier kind comes before others that match as well", () => {
  expect(found("payroll")[0]).toBe("/service");
  expect(found("payroll")).toHaveLength(3);
});

test("newest puts dated entries first, the latest on top", () => {
  expect(found("payroll", "newest")).toEqual(["/later", "/article", "/service"]);
});

test("a phrase is no heap of its words", () => {
  expect(found("provident fund")[0]).toBe("/due");
  expect(found("PF")).not.toContain("/article");
});

test.each([
  // Different spellings, prefixes and small typing errors match.
  ["PAYR", "/service"],
  ["zoe", "/person"],
  ["Zoe\u0308", "/person"],
  ["D'Sou\u00ADza", "/person"],
  ["payrol servces", "/service"],
  ["provident fnd", "/due"],
  // Synonyms match in any language, also with a typing error.
  ["PF", "/due"],
  ["P.F.", "/due"],
  ["भविष्य निधि", "/due"],
  ["provdent fund", "/due"],
  ["pff", "/due"],
  ["layoffs", "/closure"],
  ["layof", "/closure"],
  ["labor code", "/labour"],
  // The kind is searched, a match of a whole title or phrase comes first, and stop words may be missing.
  ["PF due date", "/due"],
  ["who are we", "/who"],
  ["head of hiring", "/person"],
  ["How is the payroll and gratuity", "/article"],
  // Words with a hyphen match without it, and numbers in any usual spelling.
  ["startup", "/closure"],
  ["start-up", "/closure"],
  ["start up", "/closure"],
  ["form 16", "/form-16"],
  ["Form No. 16", "/form-16"],
  ["F16", "/form-16"],
  ["16 A", "/form-16a"],
  ["form-16a", "/form-16a"],
  ["फॉर्म १६", "/form-16"],
  ["sec. 16", "/section-16"],
  ["u/s 16", "/section-16"],
  ["43Bh", "/section-43"],
  ["43B(h)", "/section-43"],
  ["43-B", "/section-43"],
  ["192(1)", "/section-192"],
  ["section 71", "/sections"],
  ["21000", "/due"],
  ["21,000", "/due"],
])("%s finds %s first", (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test("what has every word comes first; what lacks a word says so", () => {
  expect(search("what does payroll or gratuities")).toMatchObject({
    isPartial: false,
    hits: [{ href: "/article", lacks: [] }, { lacks: ["gratuities"] }, { lacks: ["gratuities"] }],
  });
  const { isPartial, hits } = search("retrenchment talent");
  expect(isPartial).toBe(true);
  expect(hits.map(({ href, lacks }) => [href, lacks]).sort()).toEqual([
    ["/closure", ["talent"]],
    ["/person", ["retrenchment"]],
  ]);
});

test.each([
  ["120 workers", "120", undefined],
  ["1200 staff", "1,200", undefined],
  ["payroll 120", "120", "/service"],
  ["payroll 120 persons", "120", "/service"],
  ["payroll 4 years", undefined, "/service"],
  ["payroll 2026", undefined, "/service"],
  ["wages 21,000", undefined, "/due"],
  ["form 160", undefined, "/form-16"],
])("%s asks of %s people, and of %s", async (query, count, next) => {
  const people = { href: "/for", kind: "", summary: "", after: ["workers", "staff", "persons"] };
  const index = searchIndex(DOCUMENTS);
  const asking = await siteSearch({
    ...index,
    people: { ...people, title: "{count}" as Template<"count"> },
  });
  const { hits } = asking(query);
  const asked = hits.filter(({ href }) => href.startsWith("/for#"));
  expect(asked.map(({ title }) => title)).toEqual(count ? [count] : []);
  if (count) expect(asked[0]!.href).toBe(`/for#${count.replace(",", "")}`);
  if (next) expect(hits[count ? 1 : 0]!.href).toBe(next);
});

test("nothing, signs alone and an unknown abbreviation find nothing", () => {
  for (const query of ["", "   ", "()*+?[", "—", "<script>alert(1)</script>", "pdf"])
    expect(search(query), query).toMatchObject({ hits: [], isPartial: false });
});

test("the words that match are told, those of a meaning too", () => {
  const { words } = search("payr PF");
  expect([...words.keys()]).toEqual(expect.arrayContaining(["payroll", "provident"]));
});

test("a phrase is searched and marked as a whole, not by its words", () => {
  expect(found("herige chutti")).toEqual(["/maternity"]);
  // Nothing is on what this phrase means: its words count.
  expect(found("workers' family")).toContain("/maternity");
  const { hits, words } = search("in the family way");
  expect(hits).toMatchObject([{ href: "/maternity", lacks: [] }]);
  const marked = markedPieces("A family in the family way", words).filter(
    (piece) => piece.isMarked,
  );
  expect(marked.map(({ text }) => text)).toEqual(["in the family way"]);
});

test("a name of every object is a word like any other", async () => {
  const all = await searchOver([
    document("/a", { title: "constructor toString __proto__ valueOf" }),
  ]);
  for (const word of ["constructor", "tostring", "valueof"])
    expect(all(word).hits, word).toHaveLength(1);
});
