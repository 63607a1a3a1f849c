import type { SheetName } from "#app/art/sheets.ts";
import { PairedPicture, type DrawingPair } from "./drawing.tsx";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./avatar.module.css";

export type Portrait = { initials: string; colour: SheetName; picture?: PlacedPhoto | DrawingPair };

/**
 * A member's portrait, beside the name, so the image has no alternative text. The initials lie below the picture:
 * without alternative text a missing or failed image shows nothing, and they remain visible.
 */
export const Avatar = ({ initials, colour, picture }: Portrait) => (
  <div className={styles.avatar} data-background={colour} aria-hidden="true">
    <span className={styles.initials}>{initials}</span>
    {picture &&
      ("src" in picture ? (
        <PhotoPicture className={styles.picture} photo={picture} />
      ) : (
        <PairedPicture className={styles.picture} drawing={picture} />
      ))}
  </div>
);
