import { expect, test } from "vitest";
import { findNames, isCalled, type Searched } from "./name-search.ts";

const entry = (old: string[], more: Partial<Searched> = {}): Searched => ({
  old,
  names: [],
  of: [],
  about: [],
  ...more,
});

const ACT = ["Barter Act 1911", "BT Act"];
const entries = [
  entry(["Form 26AS"], { names: ["Form 168"], about: ["what it holds of 16 rows"] }),
  entry(["Form 16A"], { names: ["Form 131"], about: ["a certificate, rule 215(1)"] }),
  entry(["Form 16"], { names: ["Form 130"] }),
  entry(["Form 24Q"], { names: ["Form 138"] }),
  entry(["section 25F", "section 25G"], { of: ACT, about: ["sections 70 and 71, Form XIII"] }),
  entry(["section 25FF"], { names: ["section 73 of the Code"] }),
  entry(["section 43B"]),
  entry(["section 43B(h)"]),
  entry(ACT, { about: ["in force since 1936"] }),
  entry(["Payment of Gratuity Act 1972"], { names: ["Code on Social Security 2020"] }),
  entry(["Labour Welfare Act 1950"], { about: ["labour welfare of dockers"] }),
  entry(["F&F"], { names: ["Full and final settlement"] }),
];

const first = (query: string) => findNames(entries, query).found[0]?.old[0];

test.each([
  ["24Q", "Form 24Q"],
  ["24 q", "Form 24Q"],
  ["form16", "Form 16"],
  ["F16", "Form 16"],
  ["Form No. 16", "Form 16"],
  ["Form 130", "Form 16"],
  ["16 A", "Form 16A"],
  ["Form-16 A", "Form 16A"],
  ["section 25-F", "section 25F"],
  ["sec. 25F", "section 25F"],
  ["u/s 25F(b)", "section 25F"],
  ["25F BT Act", "section 25F"],
  ["25 G of the Barter Act", "section 25F"],
  ["25FF", "section 25FF"],
  ["section 71", "section 25F"],
  ["form xiii", "section 25F"],
  ["rule 215", "Form 16A"],
  ["43B", "section 43B"],
  ["43Bh", "section 43B(h)"],
  ["BT Act", "Barter Act 1911"],
  ["payment of gratuity act", "Payment of Gratuity Act 1972"],
  ["grat act", "Payment of Gratuity Act 1972"],
  ["Gratuity Act 1973", "Payment of Gratuity Act 1972"],
  ["dockers", "Labour Welfare Act 1950"],
  ["f&f", "F&F"],
])("%s finds %s first, and exactly (B21)", (query, name) => {
  expect(first(query)).toBe(name);
  expect(findNames(entries, query).exact).toBe(true);
});

test.each([
  ["another spelling", "gratutiy act", "Payment of Gratuity Act 1972"],
  ["a letter too many", "labour wellfare", "Labour Welfare Act 1950"],
  ["a number not yet typed to its end", "24", "Form 24Q"],
  ["a form without its number yet", "form no", "Form 26AS"],
])("%s comes close (B21)", (_, query, name) => {
  expect(first(query)).toBe(name);
  expect(findNames(entries, query).exact).toBe(false);
});

test.each([
  ["a number that begins another", "2"],
  ["the beginning of a year", "193"],
  ["a form with a section's number", "Form 25F"],
  ["a section with a form's number", "section 16"],
  ["a clause of a form", "16(ii)"],
  ["an unknown subsection", "section 2(s)"],
  ["the first letter of a Roman number", "Form X"],
  ["one letter", "Form A"],
  ["the beginning of a described word", "dock"],
  ["a short word of a description", "it"],
  ["a number of another Act", "25F of the Gratuity Act"],
  ["a short word that is spelt alike", "labels"],
  ["no name", "zzzzzz"],
  ["no letters", "—"],
])("%s finds nothing (B21)", (_, query) => {
  expect(findNames(entries, query)).toEqual({ found: [], exact: false });
});

test("a name is recognised however it is written (B21)", () => {
  expect(isCalled("section 25F", "S. 25-f")).toBe(true);
  expect(isCalled("section 25F", "section 25FF")).toBe(false);
  expect(isCalled("section 25F", "25F Act")).toBe(false);
});
