/** Cuts a list into pages and takes one, counted from 1; a page that the list does not have is the first. */
export function cutToPage<Item>(list: readonly Item[], wanted: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}

/** More pages than this are counted on small screens instead of listed. */
export const LISTED_ON_PHONES = 5;

/** At most so many neighbours of the current page are listed on each side. */
const NEIGHBOURS = 1;

/**
 * The numbers that links to the pages of a list show: all of a few, else the first, the last and those around the
 * current one. Always as many, so that the links keep their places.
 * @returns undefined stands for those left out
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
