import type { ReactNode } from "react";
import { specimen } from "virtual:labels";
import styles from "./badge.module.css";

type BadgeProps = {
  variant?: "default" | "secondary" | "destructive" | "outline";
  children: ReactNode;
};

/** A short word set apart, such as a case study's industry. */
export const Badge = ({ variant = "default", children }: BadgeProps) => (
  <span className={styles.badge} data-variant={variant}>
    {children}
  </span>
);

export const JobTypeBadge = ({ type }: { type: string }) => (
  <span className={styles.badge} data-job-type={type}>
    {type}
  </span>
);

/** A mark beside an invented person, client or job, where a visitor could take it for real. */
export const SampleMark = ({ sample }: { sample: boolean | undefined }) =>
  sample && <Badge variant="outline">{specimen.mark}</Badge>;
