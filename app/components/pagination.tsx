import { pagination } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { LISTED_ON_PHONES, shownPages } from "#app/lib/pagination.ts";
import { Sign } from "./icon.tsx";
import styles from "./pagination.module.css";

export type PaginationProps = {
  path: string;
  /** The number of pages of the list in the document. */
  pageCount: number;
  /** The most pages that any filter can lead to. */
  mostPages?: number;
};

/**
 * Links to the previous page, each page and the next, as on the first page. `browser/list-pages.ts` updates them: there
 * is a link for each number that can ever be shown.
 */
export function Pagination({ path, pageCount, mostPages = pageCount }: PaginationProps) {
  const numbers = shownPages(1, pageCount);
  const places = shownPages(1, Math.max(mostPages, pageCount)).length;
  const pointTo = (page: number | undefined) =>
    page === undefined ? {} : { href: page > 1 ? `${path}?page=${page}` : path, "data-page": page };

  return (
    <nav
      aria-label={pagination.label}
      className={`run ${styles.pages}`}
      data-screen-only=""
      data-needs-script=""
      data-pages=""
      data-long={pageCount > LISTED_ON_PHONES || undefined}
      hidden={pageCount < 2}
    >
      <div className={styles.end}>
        <a {...pointTo(undefined)}>{pagination.previous}</a>
      </div>
      <ol className={`run ${styles.numbers}`}>
        {Array.from({ length: places }, (_, place) => numbers[place]).map((number, place) => (
          <li key={`place-${place}`} hidden={place >= numbers.length}>
            <a
              {...pointTo(number)}
              aria-hidden={number === undefined || undefined}
              aria-label={
                number === undefined ? undefined : fill(pagination.page, { page: number })
              }
              aria-current={number === 1 ? "page" : undefined}
            >
              {number ?? pagination.gap}
            </a>
          </li>
        ))}
      </ol>
      <span className={styles.count} data-place-in-list="">
        {fill(pagination.count, { page: 1, pages: pageCount })}
      </span>
      <div className={styles.end}>
        <a {...pointTo(pageCount > 1 ? 2 : undefined)}>
          {pagination.next}
          <Sign name="arrow" />
        </a>
      </div>
    </nav>
  );
}
