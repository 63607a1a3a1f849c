import { Cover, type FirstViewCover } from "#app/components/cover.tsx";
import styles from "./article-cover.module.css";

/** An article's photograph or landform across the whole window, grown out of the background of its title. */
export const ArticleCover = ({ cover }: { cover: FirstViewCover }) => (
  <div data-cover="">
    <Cover cover={cover} className={styles.cover} lazy={false} />
  </div>
);
