import type { ReactNode } from "react";
import { searchedText, type ListSettings } from "#app/lib/address/list-state.ts";
import { moduleFiles } from "./module-files.ts";
import styles from "./browsed-list.module.css";

export type BrowsedListProps = {
  settings: ListSettings;
  /** Whether the document itself has a filtered list: a topic's own page. */
  narrowed?: boolean;
  className?: string | undefined;
  /**
   * Controls, rows and pages. `browser/list.ts` finds them by attributes: `data-choice` on tabs and chips, a search
   * field, `data-results` on the rows' heading, `data-rows` around the rows, `data-row` on each (`listRow`),
   * `data-count-shown` on the number of results, `data-nothing` on the text for no results, `data-show-all` on the link
   * that removes all filters, and `<Pagination>`.
   */
  children: ReactNode;
};

/**
 * A list that the document contains in full, readable without script. With script, search, filters and pages hide rows,
 * and the address keeps their state (decision 063).
 */
export const BrowsedList = ({ settings, narrowed, className, children }: BrowsedListProps) => (
  <div
    className={className}
    data-island="list"
    data-module={moduleFiles("list")}
    data-list={JSON.stringify(settings)}
    data-narrowed={narrowed || undefined}
  >
    <p role="status" className={`visually-hidden ${styles.said}`} />
    {children}
  </div>
);

type ListedRow = {
  /** The values that filters compare, by the filter's name in addresses. */
  values: Record<string, string>;
  /** The texts that are searched. */
  texts?: string[];
  /** Its index in the list of the document, from 0. */
  place?: number;
  pageSize?: number;
};

/** The attributes of a row; rows after the first page are marked, and hidden by CSS. */
export const listRow = ({ values, texts, place = 0, pageSize = Infinity }: ListedRow) =>
  ({
    "data-row": new URLSearchParams(values).toString(),
    "data-words": texts && searchedText(texts),
    "data-later": place >= pageSize || undefined,
  }) as const;
