import type { ReactNode } from "react";
import { JobTypeBadge } from "./badge.tsx";
import styles from "./job-summary.module.css";

export type JobSummaryProps = {
  type: string;
  location: string;
  /** What can be done about it: a button, or that it is closed. */
  children: ReactNode;
};

/** Under a job's title: its type, where it is, and the way to apply. */
export function JobSummary({ type, location, children }: JobSummaryProps) {
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        <JobTypeBadge type={type} />
        <span>{location}</span>
      </p>
      {children}
    </div>
  );
}
