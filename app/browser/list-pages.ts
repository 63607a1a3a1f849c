import { pagination } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";

/**
 * Brings `<Pagination>` to another page of another number of pages.
 * @param element the whole of it; it has a link for each page that there can ever be
 */
export function showPages(
  element: HTMLElement,
  page: number,
  pageCount: number,
  hrefOf: (page: number) => string,
): void {
  element.hidden = pageCount < 2;
  const [previous, ...links] = Array.from(element.querySelectorAll("a"));
  const lead = (link: HTMLElement, to: number) => {
    if (to >= 1 && to <= pageCount) link.setAttribute("href", hrefOf(to));
    else link.removeAttribute("href");
    link.dataset.page = `${to}`;
  };
  lead(previous!, page - 1);
  lead(links.pop()!, page + 1);
  for (const [place, link] of links.entries()) {
    link.parentElement!.hidden = place >= pageCount;
    lead(link, place + 1);
    link.ariaCurrent = place + 1 === page ? "page" : null;
  }
  element.querySelector("[data-place-in-list]")!.textContent = fill(pagination.count, {
    page,
    pages: pageCount,
  });
}
