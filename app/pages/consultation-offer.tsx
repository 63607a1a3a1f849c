import { CallToAction, type CallToActionProps } from "#app/sections/call-to-action.tsx";
import {
  ConsultationSummary,
  type ConsultationSummaryProps,
} from "#app/sections/consultation-summary.tsx";

export type ConsultationOfferProps = {
  summary: Omit<ConsultationSummaryProps, "background">;
  callToAction: Omit<CallToActionProps, "label">;
  /** White where the band above is haze. */
  background?: ConsultationSummaryProps["background"];
  /** Words on the button. */
  label?: string;
};

/** What a first consultation is, and the button that books one: how pages that sell end. */
export function ConsultationOffer({
  summary,
  callToAction,
  background,
  label,
}: ConsultationOfferProps) {
  return (
    <>
      <ConsultationSummary {...summary} background={background} />
      <CallToAction {...callToAction} label={label} />
    </>
  );
}
