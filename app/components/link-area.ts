import styles from "./link-area.module.css";

/** For a row or card with one link: all of it leads where its title leads. */
export const linkArea = styles.area;
