import { Band, type BandProps } from "./band.tsx";
import { Relief, type DrawingPair } from "./drawing.tsx";
import styles from "./relief-band.module.css";

export type ReliefBandProps = Omit<BandProps, "className"> & {
  drawing: DrawingPair;
};

/** A field with a massif: behind the words' open space, or on small screens below them. */
export function ReliefBand({ drawing, screenOnly = false, children, ...band }: ReliefBandProps) {
  return (
    <div className={styles.field} data-screen-only={screenOnly || undefined}>
      <Band {...band} className={styles.inner}>
        {children}
        <Relief drawing={drawing} />
      </Band>
    </div>
  );
}
