import { expect, test } from "vitest";
import { addressWord } from "./address-word.ts";
import { choiceParam, searchParam } from "./search-params.ts";

const params = (search: string) => new URLSearchParams(search);

test("a text is read as it is written, and broken escapes do no harm", () => {
  expect(searchParam(params("?q=Labour+codes%20%26%20pay"))).toBe("Labour codes & pay");
  expect(searchParam(params("?other=1"))).toBe("");
  expect(searchParam(params("?q=%E0%A4"))).toBe("\u{fffd}");
  expect(searchParam(params("?q=%"))).toBe("%");
  expect(searchParam(params(`?q=${"a".repeat(10_000)}`))).toHaveLength(100);
});

test("a name is a word of an address", () => {
  const words = ["Business Development", "Research & Law", "क़ानून"].map(addressWord);
  expect(words).toEqual(["business-development", "research-law", "क़ानून"]);
});

test("a choice is one of the given words, whole, in capitals and as a name too", () => {
  const choices = ["legal", "hr-advisory"];
  for (const search of ["?topic=hr-advisory", "?topic=HR+Advisory", "?topic=+Hr-advisory+"])
    expect(choiceParam(params(search), "topic", choices)).toBe("hr-advisory");
  for (const search of ["?topic=leg", "?topic=<script>", "?topic=", "?topic=constructor", "?"])
    expect(choiceParam(params(search), "topic", choices)).toBe("");
  expect(choiceParam(params("?topic=legal&topic=hr-advisory"), "topic", choices)).toBe("legal");
});
