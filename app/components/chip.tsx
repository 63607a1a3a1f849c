import type { ComponentProps } from "react";
import styles from "./chip.module.css";

/** A toggle button in a group of choices. */
export const Chip = ({ pressed, ...rest }: ComponentProps<"button"> & { pressed: boolean }) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />
);
