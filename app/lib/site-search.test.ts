import { expect, test } from "vitest";
import { siteSearch, type SearchDocument } from "./site-search.ts";

const document = (href: string, more: Partial<SearchDocument>): SearchDocument => ({
  href,
  kind: "Page",
  title: "Untitled",
  summary: "",
  text: "",
  ...more,
});

const search = siteSearch([
  document("/article", {
    kind: "Article",
    title: "Payroll is a control",
    summary: "Why the payroll comes first",
    text: "payroll payroll payroll gratuity",
    date: "2024-05-02",
  }),
  document("/service", { kind: "Service", title: "Payroll Services", weight: 3 }),
  document("/later", { title: "A later word on payroll", date: "2025-01-09" }),
  document("/person", { title: "Zoë D’Souza", text: "talent" }),
]);

const found = (...query: Parameters<typeof search>) => search(...query).map(({ href }) => href);

test("a heavier kind comes before others that match as well", () => {
  expect(found("payroll")[0]).toBe("/service");
  expect(found("payroll")).toHaveLength(3);
});

test("newest puts dated entries first, the latest on top", () => {
  expect(found("payroll", "newest")).toEqual(["/later", "/article", "/service"]);
});

test("capitals and accents do not matter, beginnings and small mistakes match", () => {
  expect(found("PAYR")).toContain("/service");
  expect(found("zoe")).toEqual(["/person"]);
  expect(found("souza")).toEqual(["/person"]);
  expect(found("payrol servces")).toEqual(["/service"]);
});

test("every word of the query must be there", () => {
  expect(found("payroll gratuity")).toEqual(["/article"]);
  expect(found("payroll talent")).toEqual([]);
});

test("nothing and signs alone find nothing", () => {
  for (const query of ["", "   ", "()*+?[", "<script>alert(1)</script>"]) {
    expect(found(query)).toEqual([]);
  }
});

test("a hit carries what is shown, not the words it was found by", () => {
  expect(search("control")[0]).toEqual({
    href: "/article",
    kind: "Article",
    title: "Payroll is a control",
    summary: "Why the payroll comes first",
    date: "2024-05-02",
  });
});
