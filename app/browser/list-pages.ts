import { pagination } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { LISTED_ON_PHONES, shownPages } from "#app/lib/pagination.ts";

/** Links to a page; without one the link loses its address. */
function pointTo(
  link: HTMLElement,
  page: number | undefined,
  hrefOf: (page: number) => string,
): void {
  if (page === undefined) {
    link.removeAttribute("href");
    link.removeAttribute("data-page");
  } else {
    link.setAttribute("href", hrefOf(page));
    link.dataset.page = `${page}`;
  }
}

/** Updates `<Pagination>`. @param element its root; it has a link for each number that can ever be shown */
export function showPages(
  element: HTMLElement,
  page: number,
  pageCount: number,
  hrefOf: (page: number) => string,
): void {
  element.hidden = pageCount < 2;
  element.toggleAttribute("data-long", pageCount > LISTED_ON_PHONES);
  const [previous, ...links] = Array.from(element.querySelectorAll("a"));
  const next = links.pop()!;
  pointTo(previous!, page > 1 ? page - 1 : undefined, hrefOf);
  pointTo(next, page < pageCount ? page + 1 : undefined, hrefOf);
  const numbers = shownPages(page, pageCount);
  for (const [place, link] of links.entries()) {
    const number = numbers[place];
    link.parentElement!.hidden = place >= numbers.length;
    pointTo(link, number, hrefOf);
    link.textContent = `${number ?? pagination.gap}`;
    link.ariaHidden = number === undefined ? "true" : null;
    link.ariaLabel = number === undefined ? null : fill(pagination.page, { page: number });
    link.ariaCurrent = number === page ? "page" : null;
  }
  element.querySelector("[data-place-in-list]")!.textContent = fill(pagination.count, {
    page,
    pages: pageCount,
  });
}
