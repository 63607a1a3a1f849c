import type { ReactNode } from "react";

export type WhileOpenProps = {
  /** Whether it is open on the day of the build. */
  isOpen: boolean;
  /** The last open day as an ISO day, compared with the visitor's clock. */
  closingDate?: string;
  /** Shown once it is closed. */
  closed: ReactNode;
  children: ReactNode;
};

/** Content with a last day; browser/days.ts closes it on pages built before that day. */
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
