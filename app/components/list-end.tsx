import type { ReactNode } from "react";
import { Pagination, type PaginationProps } from "./pagination.tsx";
import styles from "./list-end.module.css";

export type ListEndProps = PaginationProps & {
  isEmpty: boolean;
  /** Stands in place of the rows where there are none. */
  none: string;
  /** A way back to all of them. */
  children?: ReactNode;
};

/** Below the rows of a `BrowsedList`: what is said where it has none, and its pages. */
export const ListEnd = ({ isEmpty, none, children, ...pages }: ListEndProps) => (
  <>
    <div className={`run ${styles.none}`} data-nothing="" hidden={!isEmpty}>
      <h3>{none}</h3>
      {children}
    </div>
    <Pagination {...pages} />
  </>
);
