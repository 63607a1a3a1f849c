import type { ReactNode } from "react";

export type WhileOpenProps = {
  /** Whether it was open on the day of the build. */
  isOpen: boolean;
  /** The last open day as year-month-day, compared with the visitor's clock. */
  closingDate?: string;
  /** Stands here once it is closed. */
  closed: ReactNode;
  children: ReactNode;
};

/** Something that ends on a day; browser/days.ts ends it on pages built before that day. */
export function WhileOpen({ isOpen, closingDate, closed, children }: WhileOpenProps) {
  if (!isOpen) return <div>{closed}</div>;
  return (
    <div data-closing-date={closingDate}>
      <div data-apply="">{children}</div>
      {closingDate && (
        <div data-closed-notice="" hidden>
          {closed}
        </div>
      )}
    </div>
  );
}
