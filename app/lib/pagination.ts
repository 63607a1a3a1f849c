/** Cuts a list into pages and returns one, counted from 1; the first if there is no such page. */
export function cutToPage<Item>(list: readonly Item[], wanted: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}

/** On small screens, more pages than this are shown as a count. */
export const LISTED_ON_PHONES = 5;

/** Pages listed on each side of the present one. */
const NEIGHBOURS = 1;

/**
 * The page numbers to link to: all if they are few, else the first, the last and those around the present one. Their
 * number is constant, so that links keep their places.
 * @returns undefined for a gap
 */
export function shownPages(page: number, pageCount: number): (number | undefined)[] {
  const most = 2 * NEIGHBOURS + 5;
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= most) return range(1, pageCount);
  const from = Math.min(Math.max(page - NEIGHBOURS, 3), pageCount - 2 * NEIGHBOURS - 2);
  const to = from + 2 * NEIGHBOURS;
  return [
    1,
    from > 3 ? undefined : 2,
    ...range(from, to),
    to < pageCount - 2 ? undefined : pageCount - 1,
    pageCount,
  ];
}
