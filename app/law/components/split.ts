import styles from "./split.module.css";

/** The classes of a form with its answer beside it. */
export const { split, answer: splitAnswer } = styles;
