import { FirstViewPicture, type FirstViewDrawing } from "#app/components/drawing.tsx";
import styles from "./article-cover.module.css";

/** An article's landform across the whole window, grown out of the ground of its title. */
export const ArticleCover = ({ cover }: { cover: FirstViewDrawing }) => (
  <FirstViewPicture drawing={cover} narrowBelow={600} className={styles.cover} />
);
