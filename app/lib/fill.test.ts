import { expect, test } from "vitest";
import { fill, fillCount } from "./fill.ts";

test("fills every gap, in whatever order the text has them", () => {
  const text = "Page {page} of {pages}, page {page}";
  expect(fill<string>(text, { pages: 9, page: 2 })).toBe("Page 2 of 9, page 2");
  expect(fill<string>("“{q}”", { q: "$& {x}" })).toBe("“$& {x}”");
});

test.each([
  [0, "0 results for pay"],
  [1, "One result for pay"],
  [2, "2 results for pay"],
])("takes the text that fits %i", (count, expected) => {
  const forms = { one: "One result for {q}", other: "{count} results for {q}" };
  expect(fillCount<"q">(forms as never, count, { q: "pay" })).toBe(expected);
});
