import type { ReactNode } from "react";
import { Pagination, type PaginationProps } from "./pagination.tsx";
import styles from "./list-end.module.css";

export type ListEndProps = PaginationProps & {
  isEmpty: boolean;
  /** The text for a list without rows. */
  none: string;
  /** A link that removes all filters. */
  children?: ReactNode;
};

/** The end of a `BrowsedList`: the text for no results, and the pagination. */
export const ListEnd = ({ isEmpty, none, children, ...pages }: ListEndProps) => (
  <>
    <div className={`run ${styles.none}`} data-nothing="" hidden={!isEmpty}>
      <h3>{none}</h3>
      {children}
    </div>
    <Pagination {...pages} />
  </>
);
