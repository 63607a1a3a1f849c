import styles from "./far-row.module.css";

/** The class of a row of a long list: it is laid out only when it comes near the window. */
export const farRow = styles.row;
