import type { ComponentType } from "react";
import { SIZES } from "#app/components/chart.tsx";
import { CostDrawing } from "./cost.tsx";
import { GratuityDrawing, gratuitySteps } from "./gratuity.tsx";
import { ComparedBars, LeaveParts, PayParts, StaffParts, WeeksParts } from "./parts.tsx";
import { SettlementLayout } from "./settlement.tsx";
import { WagesLayout } from "./wages.tsx";
import type { DrawingProps, LayoutProps } from "./props.ts";

/** Renders a drawing in both layouts, wide and narrow; CSS shows one of them. */
const inTwo = (Layout: ComponentType<LayoutProps>) => (props: DrawingProps) =>
  SIZES.map((size) => <Layout key={size} {...props} size={size} />);

const DRAWINGS: Record<string, ComponentType<DrawingProps>[] | undefined> = {
  wages: [inTwo(WagesLayout)],
  gratuity: [ComparedBars, GratuityDrawing],
  "full-and-final-settlement": [ComparedBars, inTwo(SettlementLayout)],
  "cost-of-one-employee": [ComparedBars, CostDrawing],
  "annual-leave": [ComparedBars, LeaveParts],
  "take-home-pay": [ComparedBars, PayParts],
  "maternity-benefit": [ComparedBars, WeeksParts],
  "hr-costs": [ComparedBars, StaffParts],
};

/** A calculator's drawing; undefined for calculators without one. */
export const Drawing = (props: DrawingProps) =>
  DRAWINGS[props.id]?.map((Part, place) => (
    <Part key={place} {...props} id={props.isSigned ? `${props.id}-signed` : props.id} />
  ));

/** The figures of a drawing as a table; undefined where the working already has them. */
export const drawnTable = (props: DrawingProps) =>
  props.id === "gratuity" && props.shown.outcome.steps.some(({ key }) => key === "counted")
    ? gratuitySteps(props)
    : undefined;
