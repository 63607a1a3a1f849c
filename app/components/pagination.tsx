import type { MouseEvent, ReactNode } from "react";
import { pagination } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { shownPages } from "#app/lib/pagination.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { Sign } from "./icon.tsx";
import styles from "./pagination.module.css";

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  onChoose: (page: number) => void;
};

/** More pages than this are counted on small screens instead of listed. */
const LISTED_ON_PHONES = 5;

/** Previous, the pages by number, Next. */
export function Pagination({ page, pageCount, hrefOf, onChoose }: PaginationProps) {
  const link = (to: number, children: ReactNode, more: object = {}) => (
    <a
      href={hrefOf(to)}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose(to);
      }}
      {...more}
    >
      {children}
    </a>
  );

  return (
    <nav
      aria-label={pagination.label}
      className={styles.pages}
      data-screen-only=""
      data-long={pageCount > LISTED_ON_PHONES || undefined}
    >
      <div className={styles.end}>
        {page > 1 ? (
          link(page - 1, pagination.previous, { rel: "prev" })
        ) : (
          <span>{pagination.previous}</span>
        )}
      </div>
      <ol className={styles.numbers}>
        {shownPages(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span aria-hidden="true">{pagination.gap}</span>
            ) : (
              link(number, number, {
                "aria-label": fill(pagination.page, { page: number }),
                "aria-current": number === page ? "page" : undefined,
              })
            )}
          </li>
        ))}
      </ol>
      <span className={styles.count}>{fill(pagination.count, { page, pages: pageCount })}</span>
      <div className={styles.end}>
        {page < pageCount ? (
          link(
            page + 1,
            <>
              {pagination.next}
              <Sign name="arrow" className={styles.arrow} />
            </>,
            { rel: "next" },
          )
        ) : (
          <span>{pagination.next}</span>
        )}
      </div>
    </nav>
  );
}
