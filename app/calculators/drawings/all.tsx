import type { ComponentType } from "react";
import { CostLayout, PeopleScale } from "./cost.tsx";
import type { DrawingProps, LayoutProps } from "./drawing.ts";
import { GratuityHandle, GratuityLayout, GratuityNext } from "./gratuity.tsx";
import { partsLayout } from "./parts.tsx";
import { SettlementLayout } from "./settlement.tsx";
import { WagesLayout } from "./wages.tsx";

/** The drawing of each calculator that has one; what belongs to it stands below. */
const DRAWINGS: Record<
  string,
  { layout: ComponentType<LayoutProps>; below?: ComponentType<DrawingProps>[] } | undefined
> = {
  wages: { layout: WagesLayout },
  gratuity: { layout: GratuityLayout, below: [GratuityHandle, GratuityNext] },
  "full-and-final-settlement": { layout: SettlementLayout },
  "cost-of-one-employee": { layout: CostLayout, below: [PeopleScale] },
  "annual-leave": { layout: partsLayout("leave") },
  "take-home-pay": { layout: partsLayout("pay") },
};

/** A calculator's drawing, laid out for a desk and for a phone; nothing where it has none. */
export function Drawing(props: DrawingProps) {
  const drawing = DRAWINGS[props.id];
  if (!drawing) return null;
  const { layout: Layout, below = [] } = drawing;
  return (
    <>
      <Layout {...props} size="wide" />
      <Layout {...props} size="narrow" />
      {below.map((Part, place) => (
        <Part key={place} {...props} />
      ))}
    </>
  );
}
