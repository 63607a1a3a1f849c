import { foldedText } from "#app/lib/search/folded-text.ts";
import type { Counted, Template } from "../fill.ts";
import { choiceParam, pageParam, queryOf, searchParam, type QueryKey } from "./search-params.ts";

/** What a visitor looks for in a list; it lives in the address. */
export type ListState = {
  /** Part of the words of a row, as typed. */
  q: string;
  /** What is chosen, by its name in addresses, such as `topic: "legal"`; empty for all. */
  chosen: Record<string, string>;
  page: number;
};

/** What is compared of a row: the words that a search looks at (`wordsOf`), and its value for each choice, or several with spaces between. */
export type ListRow = { words: string; values: Record<string, string> };

/** What a list can do. The document says it to the module that runs the list (`browser/list.ts`). */
export type ListSettings = {
  /** The address of the list itself, with the base path. */
  path: string;
  /** The names of its choices in the address. */
  choices: QueryKey[];
  /** What the document shows whatever its address says: a topic's own page. */
  fixed?: Record<string, string>;
  /** Whether a value that there is not finds nothing (A18); else it is ignored. */
  isStrict?: boolean;
  /** Rows to a page; all on one if left out. */
  pageSize?: number;
  /** Whether a choice glides to the top of the document, and a page jumps there (R57, R58). */
  toTop?: boolean;
  /** The address of the entries that stand on other pages, as `OtherEntry[]`: search and choices find them too. */
  others?: string;
  count: Counted<never>;
  /** Stands for the count of the whole list, where entries stand on other pages. */
  newest?: string;
  /** Where there are several pages. */
  countOnPage?: Template<"entries" | "page" | "pages">;
  /** Said where nothing is found; the count if left out. */
  none?: string;
};

/** An entry that the document does not hold. */
export type OtherEntry = {
  href: string;
  /** As its row has them, for example `topic=legal`. */
  values: string;
  /** What fills the gaps of the list's template. */
  texts: Record<string, string>;
  /** Those of its texts that a search looks at. */
  searched: string[];
};

/**
 * Reads a query; values that make no sense are ignored.
 * @param options the values that each choice has
 * @param isStrict keeps a value that there is not, for which nothing is found
 */
export function readListState(
  params: URLSearchParams,
  options: Partial<Record<QueryKey, string[]>>,
  isStrict = false,
): ListState {
  const choice = (name: QueryKey, values: string[]) =>
    choiceParam(params, name, values) || (isStrict ? (params.get(name) ?? "").trim() : "");
  return {
    q: searchParam(params),
    chosen: Object.fromEntries(
      Object.entries(options).map(([name, values]) => [name, choice(name as QueryKey, values)]),
    ),
    page: pageParam(params),
  };
}

/**
 * Writes a state as a query. What needs no saying is left out, and what is not the list's stays as it is.
 * @param before the query of the address now
 * @returns for example `?q=pay&page=2`, or an empty text
 */
export const listQuery = ({ q, chosen, page }: ListState, before = ""): string =>
  queryOf({ q: q.trim() && q, ...chosen, page: page > 1 ? `${page}` : "" }, before);

/** What a search looks at in a row: each text by itself. */
export const wordsOf = (texts: string[]): string => texts.map(foldedText).join("\n");

/** Whether a row has what is chosen, and the text that is searched for (R55, A6). */
export const isFound = ({ words, values }: ListRow, { q, chosen }: ListState): boolean =>
  Object.entries(chosen).every(
    ([name, value]) => !value || values[name]?.split(" ").includes(value),
  ) && words.includes(foldedText(q.trim()));
