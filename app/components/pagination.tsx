import { pagination } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { Sign } from "./icon.tsx";
import styles from "./pagination.module.css";

export type PaginationProps = {
  /** The address of the list. */
  path: string;
  /** Of the list that the document shows. */
  pageCount: number;
  /** Of any that a choice can lead to. */
  mostPages?: number;
};

/**
 * Previous, the pages by number, Next, as they stand on the first page. `browser/list.ts` turns it: there is a
 * link for each page that it can ever show.
 */
export function Pagination({ path, pageCount, mostPages = pageCount }: PaginationProps) {
  const lead = (page: number) =>
    page >= 1 &&
    page <= pageCount && { href: page > 1 ? `${path}?page=${page}` : path, "data-page": page };

  return (
    <nav
      aria-label={pagination.label}
      className={`run ${styles.pages}`}
      data-screen-only=""
      data-needs-script=""
      data-pages=""
      hidden={pageCount < 2}
    >
      <div className={styles.end}>
        <a {...lead(0)}>{pagination.previous}</a>
      </div>
      <ol className={`run ${styles.numbers}`}>
        {Array.from({ length: Math.max(mostPages, pageCount) }, (_, place) => place + 1).map(
          (number) => (
            <li key={number} hidden={number > pageCount}>
              <a
                {...lead(number)}
                aria-label={fill(pagination.page, { page: number })}
                aria-current={number === 1 ? "page" : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      <span className={styles.count} data-place-in-list="">
        {fill(pagination.count, { page: 1, pages: pageCount })}
      </span>
      <div className={styles.end}>
        <a {...lead(2)}>
          {pagination.next}
          <Sign name="arrow" />
        </a>
      </div>
    </nav>
  );
}
