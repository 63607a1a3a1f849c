import { foldedText } from "#app/lib/search/folded-text.ts";
import type { Counted, Template } from "../fill.ts";
import { choiceParam, pageParam, queryOf, searchParam, type QueryKey } from "./search-params.ts";

export type ListState = {
  /** The search text as typed. */
  q: string;
  /** The chosen value by filter, such as `topic: "legal"`; empty for all. */
  chosen: Record<string, string>;
  page: number;
};

/** What is compared of a row: its searched text (`wordsOf`), and its value for each filter, or several with spaces. */
export type ListRow = { words: string; values: Record<string, string> };

/** The settings of a list, written into the document for `browser/list.ts`. */
export type ListSettings = {
  /** The address of the list itself, with the base path. */
  path: string;
  /** The names of its filters in the address. */
  choices: QueryKey[];
  /** The filter that the document has whatever its address: a topic's own page. */
  fixed?: Record<string, string>;
  /** Whether an unknown value finds nothing (A18); otherwise it is ignored. */
  isStrict?: boolean;
  /** Rows of a page; by default all. */
  pageSize?: number;
  /** Whether choosing a filter scrolls to the top of the document, and changing the page jumps there (R57, R58). */
  toTop?: boolean;
  /** The address of the entries on other pages, as `OtherEntry[]`: search and filters find them too. */
  others?: string;
  count: Counted<never>;
  /** The text in place of the count, if entries are on other pages. */
  newest?: string;
  /** The text of the count if there are several pages. */
  countOnPage?: Template<"entries" | "page" | "pages">;
  /** The text if nothing is found; by default the count. */
  none?: string;
};

/** An entry that the document does not have. */
export type OtherEntry = {
  href: string;
  /** The values of its row, for example `topic=legal`. */
  values: string;
  /** Texts for the gaps of the list's template. */
  texts: Record<string, string>;
  searched: string[];
};

/**
 * Reads a query; invalid values are ignored.
 * @param options the values of each filter
 * @param isStrict keeps an unknown value, so that nothing is found
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
 * Writes a state as a query. Defaults are left out; other parameters of the query are kept.
 * @param before the present query of the address
 * @returns for example `?q=pay&page=2`, or an empty text
 */
export const listQuery = ({ q, chosen, page }: ListState, before = ""): string =>
  queryOf({ q: q.trim() && q, ...chosen, page: page > 1 ? `${page}` : "" }, before);

/** The searched text of a row; each text is on a line of its own, so that no match spans two. */
export const searchedText = (texts: string[]): string => texts.map(foldedText).join("\n");

/** Whether a row has the chosen values and contains the search text (R55, A6). */
export const isFound = ({ words, values }: ListRow, { q, chosen }: ListState): boolean =>
  Object.entries(chosen).every(
    ([name, value]) => !value || values[name]?.split(" ").includes(value),
  ) && words.includes(foldedText(q.trim()));
