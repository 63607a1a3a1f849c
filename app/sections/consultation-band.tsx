import type { ReactNode } from "react";
import { Band, HeadingRow } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./consultation-band.module.css";

export type ConsultationBandProps = {
  heading: string;
  lead?: string;
  rows: { term: string; text: string }[];
  /** Books a consultation: beside the heading. */
  children: ReactNode;
};

/** What a first consultation is, what it costs and what follows: facts in three columns. */
export function ConsultationBand({ heading, lead, rows, children }: ConsultationBandProps) {
  return (
    <Band labelledBy="consultation">
      <div className={styles.head}>
        <HeadingRow link={children}>
          <h2 id="consultation">{heading}</h2>
        </HeadingRow>
        {lead && <p>{lead}</p>}
      </div>
      <Terms columns large rows={rows} />
    </Band>
  );
}
