import { expect, test } from "vitest";
import { findNames } from "./name-search.ts";

const entries = [
  ["Form 16A", "Form 131"],
  ["Form 16", "Form 130"],
  ["Form 24Q", "24Q", "Form 138"],
  ["section 25F", "25F", "section 70"],
  ["section 25FF", "25FF", "section 73"],
  ["Payment of Gratuity Act 1972", "Gratuity Act", "Code on Social Security 2020"],
].map((words) => ({ words }));

const first = (query: string) => findNames(entries, query)[0]?.words[0];

test.each([
  ["24Q", "Form 24Q"],
  ["24 q", "Form 24Q"],
  ["form16", "Form 16"],
  ["Form 16", "Form 16"],
  ["Form 130", "Form 16"],
  ["section 25F", "section 25F"],
  ["Section 25-F", "section 25F"],
  ["payment of gratuity act", "Payment of Gratuity Act 1972"],
  ["gratuity", "Payment of Gratuity Act 1972"],
  ["grat act", "Payment of Gratuity Act 1972"],
])("%s finds %s first (B21)", (query, name) => {
  expect(first(query)).toBe(name);
});

test("nothing is found for what is no name, everything for nothing", () => {
  expect(findNames(entries, "zzz")).toEqual([]);
  expect(findNames(entries, "—")).toEqual([]);
  expect(findNames(entries, " ")).toEqual(entries);
});
