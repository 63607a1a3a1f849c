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
export const ConsultationBand = ({ heading, lead, rows, children }: ConsultationBandProps) => (
  <Band labelledBy="consultation">
    <HeadingRow link={children}>
      <div className={styles.head}>
        <h2 id="consultation">{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
    </HeadingRow>
    <div className={styles.facts}>
      <Terms columns large rows={rows} />
    </div>
  </Band>
);
