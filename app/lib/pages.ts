/** One page of a list. */
export type ListPage<Item> = {
  items: Item[];
  /** From 1. */
  page: number;
  pageCount: number;
};

/** Cuts a list into pages and takes one; a page that the list does not have is the first. */
export function pageOf<Item>(
  list: readonly Item[],
  wanted: number,
  pageSize: number,
): ListPage<Item> {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}
