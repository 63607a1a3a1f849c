import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Relief, type DrawingPair } from "#app/components/drawing.tsx";
import styles from "./call-to-action.module.css";

export type CallToActionProps = {
  heading: string;
  lead?: string;
  /** Words on the button. */
  label?: "Get a Consultation" | "Schedule a Consultation";
  bookingUrl: string;
  drawing: DrawingPair;
};

/** The last band before the footer on pages that sell. */
export function CallToAction({
  heading,
  lead,
  label = "Get a Consultation",
  bookingUrl,
  drawing,
}: CallToActionProps) {
  return (
    <div className={styles.field}>
      <Band ground="deep" labelledBy="call-to-action" className={styles.inner}>
        <h2 id="call-to-action" className={styles.heading}>
          {heading}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <ButtonLink href={bookingUrl} outside sign="external">
          {label}
        </ButtonLink>
        <Relief drawing={drawing} />
      </Band>
    </div>
  );
}
