import type { ComponentType } from "react";
import type { DrawingProps, LayoutProps } from "./chart.tsx";
import { CostLayout, PeopleScale } from "./cost.tsx";
import { GratuityHandle, GratuityLayout, gratuitySteps } from "./gratuity.tsx";
import { LeaveLayout, PayLayout, StaffLayout, WeeksLayout } from "./parts.tsx";
import { SettlementLayout } from "./settlement.tsx";
import { WagesLayout } from "./wages.tsx";

type Drawn = {
  layout: ComponentType<LayoutProps>;
  /** What belongs to it and stands below. */
  below?: ComponentType<DrawingProps>;
  /** Where the working does not say it. */
  table?: (props: DrawingProps) => ReturnType<typeof gratuitySteps>;
};

/** The drawing of each calculator that has one. */
const DRAWINGS: Record<string, Drawn | undefined> = {
  wages: { layout: WagesLayout },
  gratuity: { layout: GratuityLayout, below: GratuityHandle, table: gratuitySteps },
  "full-and-final-settlement": { layout: SettlementLayout },
  "cost-of-one-employee": { layout: CostLayout, below: PeopleScale },
  "annual-leave": { layout: LeaveLayout },
  "take-home-pay": { layout: PayLayout },
  "maternity-benefit": { layout: WeeksLayout },
  "hr-costs": { layout: StaffLayout },
};

/** A calculator's drawing, laid out for a desk and for a phone; nothing where it has none. */
export function Drawing(props: DrawingProps) {
  const drawing = DRAWINGS[props.id];
  if (!drawing) return null;
  const { layout: Layout, below: Below } = drawing;
  return (
    <>
      <Layout {...props} size="wide" />
      <Layout {...props} size="narrow" />
      {Below && <Below {...props} />}
    </>
  );
}

/** What a drawing shows, as a table; nothing where the working has it. */
export const drawnTable = (props: DrawingProps) => DRAWINGS[props.id]?.table?.(props);
