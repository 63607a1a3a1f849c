import styles from "./law-mark.module.css";

/** Beside the title of an article whose law has changed since (B6); its page says what. */
export const LawMark = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : <p className={styles.mark}>{children}</p>;
