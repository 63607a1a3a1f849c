import styles from "./law-mark.module.css";

/** The mark beside the title of an article whose law has changed since its review (B6). */
export const LawMark = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : <p className={styles.mark}>{children}</p>;
