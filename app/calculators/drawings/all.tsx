import type { ComponentType } from "react";
import { SIZES, type DrawingProps, type LayoutProps } from "./chart.tsx";
import { CostDrawing } from "./cost.tsx";
import { GratuityHandle, GratuityLayout, gratuitySteps } from "./gratuity.tsx";
import { LeaveParts, PayParts, StaffParts, WeeksParts } from "./parts.tsx";
import { SettlementLayout } from "./settlement.tsx";
import { WagesLayout } from "./wages.tsx";

/** A drawing that a desk and a phone have each in a layout of its own. */
const inTwo = (Layout: ComponentType<LayoutProps>) => (props: DrawingProps) =>
  SIZES.map((size) => <Layout key={size} {...props} size={size} />);

/** The drawing of each calculator that has one, part by part. */
const DRAWINGS: Record<string, ComponentType<DrawingProps>[] | undefined> = {
  wages: [inTwo(WagesLayout)],
  gratuity: [inTwo(GratuityLayout), GratuityHandle],
  "full-and-final-settlement": [inTwo(SettlementLayout)],
  "cost-of-one-employee": [CostDrawing],
  "annual-leave": [LeaveParts],
  "take-home-pay": [PayParts],
  "maternity-benefit": [WeeksParts],
  "hr-costs": [StaffParts],
};

/** A calculator's drawing; nothing where it has none. */
export const Drawing = (props: DrawingProps) =>
  DRAWINGS[props.id]?.map((Part, place) => <Part key={place} {...props} />);

/** What a drawing shows, as a table; nothing where the working has it. */
export const drawnTable = (props: DrawingProps) =>
  props.id === "gratuity" ? gratuitySteps(props) : undefined;
