/** Reads and writes the query of an address. Invalid values are ignored. */
import { addressWord } from "./address-word.ts";

/** The query keys that sections read. With one of them the inline script loads a section's module at once. */
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

/** In characters: longer searches find nothing. */
export const LONGEST_SEARCH = 100;

/** The search in an address, cut at `LONGEST_SEARCH`; empty without one. */
export const searchParam = (params: URLSearchParams): string =>
  (params.get("q") ?? "").slice(0, LONGEST_SEARCH);

/** The page of a list, from 1; invalid values such as "2.5" and "-1" are page 1. */
export const pageParam = (params: URLSearchParams): number =>
  Number(/^[1-9]\d*$/.exec(params.get("page") ?? "")?.[0] ?? 1);

/** One of the choices, or an empty text. Both are compared as address words: `Financial Services` matches too. */
export function choiceParam(
  params: URLSearchParams,
  name: QueryKey,
  choices: readonly string[],
): string {
  const word = addressWord(params.get(name) ?? "");
  return choices.find((choice) => addressWord(choice) === word) ?? "";
}

/**
 * Writes a query without empty values.
 * @param before the present query of the address, whose other parameters are kept
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
