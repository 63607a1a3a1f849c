import type { ComponentProps, ReactNode } from "react";

type Attributes<Tag extends "table" | "tr" | "td"> = ComponentProps<Tag> & {
  [name: `data-${string}`]: true | string | undefined;
};

/** A cell's content, optionally with attributes of the cell. */
type Content = ReactNode | Attributes<"td">;

export type TableProps = Attributes<"table"> & {
  caption?: string;
  /** The column headings; undefined for rows that explain themselves. */
  heads?: readonly Content[];
  rows: ({ head: Content; cells: readonly Content[] } & Attributes<"tr">)[];
};

const propsOf = (content: Content) =>
  typeof content === "object" && content && "children" in content
    ? content
    : { children: content as ReactNode };

/** A table that some viewports show as blocks or a grid: older Safari would lose its roles, so they are explicit. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
export const Table = ({ caption, heads, rows, ...table }: TableProps) => (
  <table role="table" {...table}>
    {caption && <caption>{caption}</caption>}
    {heads && (
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, column) => (
            <th key={column} scope="col" role="columnheader" {...propsOf(head)} />
          ))}
        </tr>
      </thead>
    )}
    <tbody role="rowgroup">
      {rows.map(({ head, cells, ...row }, place) => (
        <tr key={place} role="row" {...row}>
          <th scope="row" role="rowheader" {...propsOf(head)} />
          {cells.map((cell, column) => (
            <td key={column} role="cell" {...propsOf(cell)} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
