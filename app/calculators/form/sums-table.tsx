import { Fragment, type ReactNode } from "react";
import { Table } from "#app/components/table.tsx";
import styles from "./sums-table.module.css";

export type SumsTableProps = {
  /** Names the table of a drawing; paper has the drawing itself. */
  caption?: string;
  heads?: readonly string[];
  rows: {
    label: ReactNode;
    /** What stands below the label, such as the sections of the law. */
    notes?: readonly string[];
    /** What stands at the right, one for each further column. */
    cells: ReactNode[];
    /** Whether it is the sum of the rows before. */
    total?: boolean;
  }[];
};

/** Rows of names and sums. Every text has an element of its own, so that a translated page can still change. */
export const SumsTable = ({ caption, heads, rows }: SumsTableProps) => (
  <Table
    className={styles.table}
    data-screen-only={caption && ""}
    caption={caption}
    heads={heads}
    rows={rows.map(({ label, notes = [], cells, total }) => ({
      "data-total": total || undefined,
      head: (
        <>
          <span>{label}</span>
          {notes.map((note) => (
            <Fragment key={note}>
              {" "}
              <small>{note}</small>
            </Fragment>
          ))}
        </>
      ),
      cells,
    }))}
  />
);
