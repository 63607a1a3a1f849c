import type { ReactNode } from "react";
import { wordsOf, type ListSettings } from "#app/lib/address/list-state.ts";
import { moduleFiles } from "./module-files.ts";
import styles from "./browsed-list.module.css";

export type BrowsedListProps = {
  settings: ListSettings;
  /** Whether the document itself shows less than the whole list: a topic's own page. */
  narrowed?: boolean;
  className?: string | undefined;
  /**
   * Controls, rows and pages. `browser/list.ts` knows them by their attributes: `data-choice` on tabs and chips, a search
   * field, `data-results` on the heading of the rows, `data-rows` around them, `data-row` on each (`listRow`),
   * `data-count-shown` on the number of results, `data-nothing` on what stands there without any, `data-show-all` on the
   * way back, and `<Pagination>`.
   */
  children: ReactNode;
};

/**
 * A list that stands whole in its document and is read without script. With script it is searched, narrowed and
 * paged by hiding rows, and its address says how (decision 063).
 */
export const BrowsedList = ({ settings, narrowed, className, children }: BrowsedListProps) => (
  <div
    className={className}
    data-island="list"
    data-module={moduleFiles("list")}
    data-list={JSON.stringify(settings)}
    data-narrowed={narrowed || undefined}
  >
    <p role="status" className={styles.said} />
    {children}
  </div>
);

type ListedRow = {
  /** What is chosen by, under its name in addresses. */
  values: Record<string, string>;
  /** The texts that a search looks at. */
  texts?: string[];
  /** In the list that the document shows, from 0. */
  place?: number;
  pageSize?: number;
};

/** The attributes of a row; those after the first page wait for the visitor to turn it. */
export const listRow = ({ values, texts, place = 0, pageSize = Infinity }: ListedRow) =>
  ({
    "data-row": new URLSearchParams(values).toString(),
    "data-words": texts && wordsOf(texts),
    "data-later": place >= pageSize || undefined,
  }) as const;
