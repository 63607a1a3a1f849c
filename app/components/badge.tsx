import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A short word set apart, such as a case study's industry. */
export const Badge = ({
  variant = "default",
  children,
}: {
  variant?: "default" | "secondary" | "destructive" | "outline";
  children: ReactNode;
}) => (
  <span className={styles.badge} data-variant={variant}>
    {children}
  </span>
);

/** The job types with a colour of their own; others have the neutral background. */
const colouredTypes = ["Full-time", "Internship", "Contract"];

export const JobTypeBadge = ({ type }: { type: string }) => (
  <span className={styles.badge} data-job-type={colouredTypes.includes(type) ? type : "other"}>
    {type}
  </span>
);
