import type { ComponentProps } from "react";
import styles from "./chip.module.css";

export const Chip = ({ pressed, ...rest }: ComponentProps<"button"> & { pressed: boolean }) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />
);
