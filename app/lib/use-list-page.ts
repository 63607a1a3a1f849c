import { startTransition, use, useState } from "react";
import { answers, fetchJson } from "./fetch-json.ts";
import { existingPage, pageOf } from "./pagination.ts";

/** One page of a list that has a document for each page, and where to fetch the whole list. */
export type PagedList<Item> = {
  /** The address of the first page; `pagePath` makes those of the others of it. */
  href: string;
  items: Item[];
  /** From 1. */
  page: number;
  pageCount: number;
  /** Items of the whole list. */
  count: number;
  /** The address of all items; there is such a file only where there are several pages. */
  indexHref: string;
};

/** What a visitor asks of a list. */
export type ListQuestion<Item> = {
  page: number;
  pageSize: number;
  /** Whether an item is shown. */
  shows: (item: Item) => boolean;
  /** Whether less is asked for than the list has. */
  isFiltered: boolean;
};

const indexes = answers(fetchJson<unknown[]>);

/**
 * One page of what is asked for, fetched where the document does not hold it. The section must render it from a
 * deferred value, so that the page before stays while the answer is awaited.
 *
 * @returns the page's `items`, its number `page` of `pageCount` (from 1), `count` of all that is asked for; `failed`
 * where it could not be fetched, then without items, and `tryAgain`, which fetches once more
 */
export function useListPage<Item>(
  list: PagedList<Item>,
  { page, pageSize, shows, isFiltered }: ListQuestion<Item>,
) {
  const [, setTries] = useState(0);
  const { items, pageCount, count, indexHref } = list;
  const tryAgain = async () => {
    await indexes.again(indexHref);
    startTransition(() => setTries((tries) => tries + 1));
  };
  if (pageCount > 1 && !isFiltered && existingPage(page, pageCount) === list.page) {
    const own = { items: items.filter(shows), page: list.page, pageCount, count };
    return { ...own, failed: false, tryAgain };
  }
  const all = pageCount > 1 ? (use(indexes.of(indexHref)) as Item[] | undefined) : items;
  const found = (all ?? []).filter(shows);
  const place = pageOf(found, page, pageSize);
  return { ...place, count: found.length, failed: all === undefined, tryAgain };
}
