import type { ComponentProps } from "react";
import styles from "./chip.module.css";

export type ChipProps = Omit<ComponentProps<"button">, "className"> & {
  /** Whether what the chip stands for is chosen. */
  pressed: boolean;
};

/** A toggle button of a group: one of several choices. */
export const Chip = ({ pressed, ...rest }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />
);
