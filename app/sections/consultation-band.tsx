import { Band, Split } from "#app/components/band.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import styles from "./consultation-band.module.css";

export type ConsultationBandProps = {
  heading: string;
  lead?: string;
  rows: { term: string; text: string }[];
  /** Says that the answers are samples, while they are. */
  note?: string;
};

/** What a first consultation is, what it costs and what follows: the last answers before the button. */
export function ConsultationBand({ heading, lead, rows, note }: ConsultationBandProps) {
  return (
    <Band background="haze" labelledBy="consultation">
      <Split
        wide
        start={
          <>
            <SectionHeading id="consultation" heading={heading} lead={lead} />
            <SampleNote text={note} />
          </>
        }
      >
        <dl className={styles.rows}>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Band>
  );
}
