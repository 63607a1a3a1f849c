import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PairedDrawing, type DrawingPair } from "./drawing.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./avatar.module.css";

export type AvatarProps = {
  name: string;
  initials: string;
  /** The member's own relief, the background of the initials. */
  portrait: DrawingPair;
  photo?: PlacedPhoto;
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
      {photo && <PhotoPicture className={styles.photo} photo={photo} />}
    </div>
  );
}
