import type { ReactNode } from "react";
import { jobs } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./job-apply.module.css";

export type JobApplyProps = {
  heading: string;
  /** How to apply, with the way to the form, or that it is too late. */
  children: ReactNode;
  allHref: string;
};

/** The end of a job's page: applying, or looking further. */
export function JobApply({ heading, children, allHref }: JobApplyProps) {
  return (
    <Band background="pale" labelledBy="job-apply">
      <Split start={<h2 id="job-apply">{heading}</h2>}>
        <div className={styles.way}>{children}</div>
        <p className={styles.further}>
          <MoreLink href={allHref}>{jobs.all}</MoreLink>
        </p>
      </Split>
    </Band>
  );
}
