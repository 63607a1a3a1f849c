import type { ReactNode } from "react";
import type { Job } from "#app/collections/jobs.server.ts";
import { JobTypeBadge, SampleMark } from "#app/components/badge.tsx";
import { Band, columns } from "#app/components/band.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./job-details.module.css";

type JobDetailsProps = {
  heading: string;
  job: Job;
  /** Department, place, dates and other facts, in order. */
  facts: { term: string; text: string }[];
  /** Duties and qualifications: a heading with its points. */
  lists: { heading: string; items: string[] }[];
  /** Shown below the facts: links for sharing the page. */
  children?: ReactNode;
};

/** A job in full: its facts beside the description, then its lists. */
export function JobDetails(props: JobDetailsProps) {
  const { heading, job, facts, lists, children } = props;
  return (
    <Band labelledBy="job-details">
      <div className={columns}>
        <div className={`beside ${styles.aside}`}>
          <h2 id="job-details">{heading}</h2>
          <p className={`run ${styles.kind}`}>
            <JobTypeBadge type={job.type} />
            <SampleMark sample={job.sample} />
            <span>{job.location}</span>
          </p>
          <Terms rows={facts} />
          {children}
        </div>
        <div>
          {job.description.map((paragraph) => (
            <p key={paragraph} className={`lead ${styles.text}`}>
              {paragraph}
            </p>
          ))}
          {lists.map((list) => (
            <div key={list.heading} className={styles.list}>
              <h3>{list.heading}</h3>
              <RuledList items={list.items} />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
