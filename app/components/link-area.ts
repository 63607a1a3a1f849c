import styles from "./link-area.module.css";

/** The class of a row or card with one link, which makes all of it clickable. */
export const linkArea = styles.area;
