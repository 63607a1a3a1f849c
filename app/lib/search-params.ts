/** Reading and writing the query of an address. Values that do not fit are ignored. */
import { addressChoice } from "./address-choice.ts";
import { wholeNumber } from "./whole-number.ts";

/** The keys of queries that sections read: the inline script knows by them that an address narrows what a page shows. */
export const QUERY_KEYS = [
  "q",
  "topic",
  "page",
  "industry",
  "department",
  "state",
  "sort",
] as const;
export type QueryKey = (typeof QUERY_KEYS)[number];

/** The most characters of a text to search for: longer ones find nothing. */
export const LONGEST_SEARCH = 100;

/** A text of at most so many characters (code points); the rest is dropped. */
export const textParam = (params: URLSearchParams, name: QueryKey, longest: number): string =>
  Array.from(params.get(name) ?? "")
    .slice(0, longest)
    .join("");

/** The page of a list, from 1; the first where the address names none. */
export const pageParam = (params: URLSearchParams): number =>
  wholeNumber(params.get("page") ?? "") || 1;

/** One of the given words, or an empty text; `Retail` and `Financial Services` count as their words in addresses. */
export function choiceParam(
  params: URLSearchParams,
  name: QueryKey,
  choices: readonly string[],
): string {
  const choice = addressChoice(params.get(name) ?? "", choices);
  return choice.kind === "one" ? choice.name : "";
}

/**
 * Writes a query, leaving out what is empty.
 * @returns for example `?q=pay&page=2`, or an empty text
 */
export function queryOf(values: Partial<Record<QueryKey, string | number | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params.size > 0 ? `?${params.toString()}` : "";
}
