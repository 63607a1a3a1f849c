import { PairedDrawing, type DrawingPair } from "./drawing.tsx";
import styles from "./avatar.module.css";

export type AvatarProps = {
  name: string;
  initials: string;
  /** The member's own relief, the ground of the initials. */
  portrait: DrawingPair;
  /** The address of a photograph, where there is one. */
  photo?: string;
};

/**
 * A member's portrait. The initials always stand beneath the photograph; one that is missing or
 * fails to load leaves them in view, since an image without alternative text then shows nothing.
 */
export function Avatar({ name, initials, portrait, photo }: AvatarProps) {
  return (
    <div className={styles.avatar} role="img" aria-label={name}>
      <PairedDrawing drawing={portrait} narrowBelow={600} className={styles.relief} />
      <span className={styles.initials}>{initials}</span>
      {photo && <img className={styles.photo} src={photo} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}
