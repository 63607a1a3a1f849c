import { Cover, type CoverPicture } from "#app/components/cover.tsx";
import styles from "./article-cover.module.css";

/** An article's photograph or landform across the whole window, grown out of the ground of its title. */
export const ArticleCover = ({ cover }: { cover: CoverPicture }) => (
  <Cover cover={cover} narrowBelow={600} className={styles.cover} lazy={false} />
);
