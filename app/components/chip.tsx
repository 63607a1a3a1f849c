import type { ComponentProps } from "react";
import styles from "./chip.module.css";

/** A toggle button of a group: one of several choices. */
export const Chip = ({ pressed, ...rest }: ComponentProps<"button"> & { pressed: boolean }) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />
);
