import type { DrawingFile } from "#app/components/drawing.tsx";
import styles from "./ridge-band.module.css";

/** Receding ridges under the title of the page about the firm: the one place seen from the ground. */
export function RidgeBand({ drawing }: { drawing: DrawingFile }) {
  const { src, width, height } = drawing;
  return (
    <div className={styles.band}>
      <img src={src} width={width} height={height} alt="" fetchPriority="low" decoding="async" />
    </div>
  );
}
