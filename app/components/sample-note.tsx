import styles from "./sample-note.module.css";

/** Tells visitors that what they see is invented, until the firm's own facts are in its place. */
export const SampleNote = ({ text }: { text: string | undefined }) =>
  text && <p className={styles.note}>{text}</p>;
