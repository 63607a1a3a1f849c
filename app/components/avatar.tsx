import type { SheetName } from "#app/art/sheets.ts";
import { PairedPicture, type DrawingPair } from "./drawing.tsx";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./avatar.module.css";

export type Portrait = {
  initials: string;
  /** The member's own colour, behind the initials. */
  colour: SheetName;
  /** The member's photograph, or an engraving of it. */
  picture?: PlacedPhoto | DrawingPair;
};

/**
 * A member's portrait, beside a name that says all that it would. The initials always stand beneath the picture; one
 * that is missing or fails to load leaves them in view, since an image without alternative text then shows nothing.
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
