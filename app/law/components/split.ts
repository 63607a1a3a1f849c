import styles from "./split.module.css";

/** Questions, whatever goes with them, and the answer beside them. */
export const { split, answer: splitAnswer } = styles;
