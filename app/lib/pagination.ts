/** Cuts a list into pages and takes one, counted from 1; a page that the list does not have is the first. */
export function pageOf<Item>(list: readonly Item[], wanted: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1;
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
}
