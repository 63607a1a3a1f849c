import type { SheetName } from "#app/art/sheets.ts";
import { PairedPicture, type DrawingPair } from "./drawing.tsx";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./avatar.module.css";

export type Portrait = {
  name: string;
  initials: string;
  /** The member's own colour, behind the initials. */
  colour: SheetName;
  /** The member's photograph, or an engraving of it. */
  picture?: PlacedPhoto | DrawingPair;
};

/**
 * A member's portrait. The initials always stand beneath the picture; one that is missing or
 * fails to load leaves them in view, since an image without alternative text then shows nothing.
 */
export function Avatar({
  name,
  initials,
  colour,
  picture,
  besideName = false,
}: Portrait & {
  /** Whether the name stands beside it and says all that it would. */
  besideName?: boolean;
}) {
  const label = besideName ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <div className={styles.avatar} data-background={colour} {...label}>
      <span className={styles.initials}>{initials}</span>
      {picture &&
        ("src" in picture ? (
          <PhotoPicture className={styles.picture} photo={picture} />
        ) : (
          <PairedPicture className={styles.picture} drawing={picture} />
        ))}
    </div>
  );
}
