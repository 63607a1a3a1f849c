import type { DrawingPair } from "#app/components/drawing.tsx";
import { Band } from "#app/components/band.tsx";
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
  /** Behind it at the right. */
  drawing?: DrawingPair;
};

/** What a client said, large, on a sheet with the massif. */
export function QuoteBand({ quote, source, note, background = "ochre", drawing }: QuoteBandProps) {
  const figure = (
    <figure>
      <blockquote className={styles.quote}>“{quote}”</blockquote>
      <figcaption className={styles.source}>
        {source}
        <SampleNote text={note} />
      </figcaption>
    </figure>
  );
  return drawing ? (
    <ReliefBand background={background} drawing={drawing}>
      {figure}
    </ReliefBand>
  ) : (
    <Band background={background}>{figure}</Band>
  );
}
