import type { DrawingFile } from "#app/components/drawing.tsx";
import styles from "./article-cover.module.css";

/** An article's landform across the whole window, grown out of the ground of its title. */
export function ArticleCover({ cover }: { cover: DrawingFile }) {
  return (
    <div className={styles.cover}>
      <img
        src={cover.src}
        width={cover.width}
        height={cover.height}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    </div>
  );
}
