import { Fragment, type ReactNode } from "react";
import { Table } from "#app/components/table.tsx";
import styles from "./sums-table.module.css";

export type SumsTableProps = {
  /** Names the table of a drawing. Paper has the drawing instead of the table. */
  caption?: string;
  heads?: readonly string[];
  rows: {
    label: ReactNode;
    /** Small lines below the label, such as sections of the law. */
    notes?: readonly string[];
    cells: ReactNode[];
    /** Whether it totals the rows before. */
    total?: boolean;
  }[];
};

/** A table of names and sums. Every text is an element's only child, so that React can update a translated page. */
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
