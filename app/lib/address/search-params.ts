/** Reading and writing the query of an address. Values that do not fit are ignored. */
import { addressWord } from "./address-word.ts";

/** The keys of queries that sections read: the inline script knows by them that an address narrows what a page shows. */
export const QUERY_KEYS = [
  "q",
  "topic",
  "page",
  "industry",
  "department",
  "state",
  "people",
  "sort",
] as const;
export type QueryKey = (typeof QUERY_KEYS)[number];

/** The most characters of a text to search for: longer ones find nothing. */
export const LONGEST_SEARCH = 100;

export const searchParam = (params: URLSearchParams): string =>
  (params.get("q") ?? "").slice(0, LONGEST_SEARCH);

/** The page of a list, from 1; the first where the address names none: "2.5" and "-1" are none. */
export const pageParam = (params: URLSearchParams): number =>
  Number(/^[1-9]\d*$/.exec(params.get("page") ?? "")?.[0] ?? 1);

/** One of the given words, or an empty text; `Retail` and `Financial Services` count as their words in addresses. */
export function choiceParam(
  params: URLSearchParams,
  name: QueryKey,
  choices: readonly string[],
): string {
  const word = addressWord(params.get(name) ?? "");
  return choices.find((choice) => addressWord(choice) === word) ?? "";
}

/**
 * Writes a query, leaving out what is empty.
 * @param before the query of the address now: what is not written anew stays as it is
 * @returns for example `?q=pay&page=2`, or an empty text
 */
export function queryOf(values: Partial<Record<string, string>>, before = ""): string {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `?${params.toString()}` : "";
}
