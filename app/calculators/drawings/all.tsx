import type { ComponentType } from "react";
import type { DrawingProps, LayoutProps } from "./chart.tsx";
import { CostLayout, CostScale } from "./cost.tsx";
import { GratuityHandle, GratuityLayout, gratuitySteps } from "./gratuity.tsx";
import { LeaveParts, PayParts, StaffParts, WeeksParts } from "./parts.tsx";
import { SettlementLayout } from "./settlement.tsx";
import { WagesLayout } from "./wages.tsx";

type Drawn = {
  /** What a desk and a phone have each in a layout of its own. */
  layout?: ComponentType<LayoutProps>;
  /** What is one for both, below it. */
  below?: ComponentType<DrawingProps>;
  /** Where the working does not say it. */
  table?: (props: DrawingProps) => ReturnType<typeof gratuitySteps>;
};

/** The drawing of each calculator that has one. */
const DRAWINGS: Record<string, Drawn | undefined> = {
  wages: { layout: WagesLayout },
  gratuity: { layout: GratuityLayout, below: GratuityHandle, table: gratuitySteps },
  "full-and-final-settlement": { layout: SettlementLayout },
  "cost-of-one-employee": { layout: CostLayout, below: CostScale },
  "annual-leave": { below: LeaveParts },
  "take-home-pay": { below: PayParts },
  "maternity-benefit": { below: WeeksParts },
  "hr-costs": { below: StaffParts },
};

/** A calculator's drawing; nothing where it has none. */
export function Drawing(props: DrawingProps) {
  const drawing = DRAWINGS[props.id];
  if (!drawing) return null;
  const { layout: Layout, below: Below } = drawing;
  return (
    <>
      {Layout && <Layout {...props} size="wide" />}
      {Layout && <Layout {...props} size="narrow" />}
      {Below && <Below {...props} />}
    </>
  );
}

/** What a drawing shows, as a table; nothing where the working has it. */
export const drawnTable = (props: DrawingProps) => DRAWINGS[props.id]?.table?.(props);
