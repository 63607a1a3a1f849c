/** One page of a list. */
export type ListPage<Item> = {
  items: Item[];
  /** From 1. */
  page: number;
  pageCount: number;
};

/** A page of so many; one that does not exist is the first. */
export const existingPage = (wanted: number, pageCount: number): number =>
  wanted >= 1 && wanted <= pageCount ? wanted : 1;

/** Cuts a list into pages and takes one; a page that the list does not have is the first. */
export function pageOf<Item>(
  list: readonly Item[],
  wanted: number,
  pageSize: number,
): ListPage<Item> {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const page = existingPage(wanted, pageCount);
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}

/** The address of a list's page: `/blogs`, `/blogs/2`, `/blogs/legal`, `/blogs/legal/2`. */
export const listPath = (base: string, group = "", page = 1): string =>
  [base, group, page > 1 && page].filter(Boolean).join("/");

/** The address of a page of a list whose entries stand beside its pages: `/case-studies`, `/case-studies/page/2`. */
export const pagePath = (base: string, page: number): string =>
  page > 1 ? `${base}/page/${page}` : base;

/** The addresses of pages 2, 3 … of such a list. */
export const laterPagePaths = (base: string, pageCount: number): string[] =>
  Array.from({ length: pageCount - 1 }, (_, index) => pagePath(base, index + 2));

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
