import { FirstViewPicture } from "#app/components/drawing.tsx";
import { PhotoPicture } from "#app/components/photo-picture.tsx";
import type { BandCover } from "#app/components/cover.tsx";
import styles from "./article-cover.module.css";

/** An article's photograph or landform across the whole window, grown out of the background of its title. */
export const ArticleCover = ({ cover }: { cover: BandCover }) => (
  <div data-cover="">
    {"src" in cover ? (
      <PhotoPicture photo={cover} className={styles.cover} lazy={false} />
    ) : (
      <FirstViewPicture drawing={cover} narrowBelow={600} className={styles.cover} />
    )}
  </div>
);
