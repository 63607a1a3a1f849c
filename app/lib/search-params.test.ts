import { expect, test } from "vitest";
import { choiceParam, queryOf, textParam } from "./search-params.ts";

const params = (search: string) => new URLSearchParams(search);

test("a text is read as it is written", () => {
  expect(textParam(params("?q=Labour+codes%20%26%20pay"), "q", 100)).toBe("Labour codes & pay");
  expect(textParam(params("?other=1"), "q", 100)).toBe("");
});

test("a text is cut at whole characters", () => {
  expect(textParam(params("?q=%F0%9F%8F%94%F0%9F%8F%94"), "q", 1)).toBe("🏔");
});

test("broken escapes do no harm", () => {
  expect(textParam(params("?q=%E0%A4"), "q", 100)).toBe("\u{fffd}");
  expect(textParam(params("?q=%"), "q", 100)).toBe("%");
});

test("a choice is one of the given words, whole, in capitals and as a name too", () => {
  const choices = ["legal", "hr-advisory"];
  for (const search of ["?topic=hr-advisory", "?topic=HR+Advisory", "?topic=Hr-advisory"]) {
    expect(choiceParam(params(search), "topic", choices)).toBe("hr-advisory");
  }
  for (const search of ["?topic=leg", "?topic=<script>", "?topic=", "?topic=constructor", "?"]) {
    expect(choiceParam(params(search), "topic", choices)).toBe("");
  }
  expect(choiceParam(params("?topic=legal&topic=hr-advisory"), "topic", choices)).toBe("legal");
});

test("a query holds only what is not empty", () => {
  expect(queryOf({ q: "pay & law", topic: "", page: undefined })).toBe("?q=pay+%26+law");
  expect(queryOf({ q: "", page: 2 })).toBe("?page=2");
  expect(queryOf({ q: "" })).toBe("");
});
