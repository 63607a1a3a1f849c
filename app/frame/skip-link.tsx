import { frame } from "virtual:labels";
import styles from "./skip-link.module.css";

/** The id of the element that holds each page's own content. */
export const MAIN_ID = "main";

/** The first thing that the keyboard reaches: past the header to the content. */
export const SkipLink = () => (
  <a className={styles.skip} data-screen-only="" href={`#${MAIN_ID}`}>
    {frame.skip}
  </a>
);
