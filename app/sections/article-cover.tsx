import type { DrawingPair } from "#app/components/drawing.tsx";
import styles from "./article-cover.module.css";

/** An article's landform across the whole window, grown out of the ground of its title. */
export function ArticleCover({ cover: { desktop, band } }: { cover: DrawingPair }) {
  return (
    <picture className={styles.cover}>
      <source
        media="(max-width: 600px)"
        srcSet={band.src}
        width={band.width}
        height={band.height}
      />
      <img
        src={desktop.src}
        width={desktop.width}
        height={desktop.height}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
