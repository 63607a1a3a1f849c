import type { DrawingPair } from "#app/components/drawing.tsx";
import { ReliefBand } from "#app/components/relief-band.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import styles from "./quote-band.module.css";

export type QuoteBandProps = {
  quote: string;
  source: string;
  /** Says that the quotation is a sample, while it is. */
  note?: string;
  /** Laterite where the page's hero is already ochre. */
  background?: "ochre" | "laterite";
  drawing: DrawingPair;
};

/** What a client said, large, on a sheet with the massif. */
export function QuoteBand({ quote, source, note, background = "ochre", drawing }: QuoteBandProps) {
  return (
    <ReliefBand background={background} drawing={drawing}>
      <figure>
        <blockquote className={styles.quote}>“{quote}”</blockquote>
        <figcaption className={styles.source}>
          {source}
          <SampleNote text={note} />
        </figcaption>
      </figure>
    </ReliefBand>
  );
}
