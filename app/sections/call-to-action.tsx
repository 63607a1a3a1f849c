import { consultation } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import type { DrawingPair } from "#app/components/drawing.tsx";
import { ReliefBand } from "#app/components/relief-band.tsx";
import styles from "./call-to-action.module.css";

export type CallToActionProps = {
  heading: string;
  lead?: string;
  /** Words on the button. */
  label?: string;
  bookingUrl: string;
  drawing: DrawingPair;
};

/** The last band before the footer on pages that sell. */
export function CallToAction({
  heading,
  lead,
  label = consultation.get,
  bookingUrl,
  drawing,
}: CallToActionProps) {
  return (
    <ReliefBand background="deep" labelledBy="call-to-action" drawing={drawing} screenOnly>
      <h2 id="call-to-action" className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ButtonLink href={bookingUrl} outside sign="external">
        {label}
      </ButtonLink>
    </ReliefBand>
  );
}
