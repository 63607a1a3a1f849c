import styles from "./split.module.css";

export const { split, answer: splitAnswer } = styles;
