import type { ComponentProps } from "react";

/*
 * The parts of a table whose boxes some windows show otherwise, as blocks or a grid: browsers that take the roles from
 * the style, older Safari among them, are told them again.
 */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
export const Table = (props: ComponentProps<"table">) => <table role="table" {...props} />;
export const TableHead = (props: ComponentProps<"thead">) => <thead role="rowgroup" {...props} />;
export const TableBody = (props: ComponentProps<"tbody">) => <tbody role="rowgroup" {...props} />;
export const Row = (props: ComponentProps<"tr">) => <tr role="row" {...props} />;
export const ColumnHead = (props: ComponentProps<"th">) => (
  <th scope="col" role="columnheader" {...props} />
);
export const RowHead = (props: ComponentProps<"th">) => (
  <th scope="row" role="rowheader" {...props} />
);
export const Cell = (props: ComponentProps<"td">) => <td role="cell" {...props} />;
