import type { FormEvent, MouseEvent } from "react";
import { jobs as labels } from "virtual:labels";
import { JobTypeBadge } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressWord, type AddressChoice } from "#app/lib/address-choice.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import styles from "./job-openings.module.css";

export type JobOpening = {
  title: string;
  /** The job's own page. */
  href: string;
  /** The form with this position filled in: where Apply Now leads without script. */
  applyHref: string;
  department: string;
  location: string;
  type: string;
  /** In words, for example `October 5, 2026`. */
  posted: string;
  shortDescription: string;
  skills: string[];
};

export type JobOpeningsProps = {
  heading: string;
  jobs: JobOpening[];
  /** Each department once, in the order of the jobs. */
  departments: string[];
  choice: AddressChoice;
  /** This page, for visitors whose click comes before the chips are alive. */
  pageHref: string;
  /** Without a department: all of them. */
  onDepartment: (department: string | undefined) => void;
  /** Returns whether the form took the position over. */
  onApply: (title: string) => boolean;
};

/** The open positions as ruled rows, by department. */
export function JobOpenings(props: JobOpeningsProps) {
  const { heading, jobs, departments, choice, pageHref, onDepartment, onApply } = props;
  const isShown = ({ department }: JobOpening) =>
    choice.kind === "all" || (choice.kind === "one" && choice.name === department);
  const shown = jobs.filter(isShown);

  /** The chips are a form, so that a very early click still leads to the chosen department. */
  const submit = (event: FormEvent) => event.preventDefault();

  const apply = (event: MouseEvent, title: string) => {
    if (isPlainClick(event) && onApply(title)) event.preventDefault();
  };

  return (
    <Band background="pale">
      <h2>{heading}</h2>
      <form
        className={styles.chips}
        action={pageHref}
        aria-label={labels.departments}
        onSubmit={submit}
        hidden={jobs.length === 0}
      >
        <Chip type="submit" pressed={choice.kind === "all"} onClick={() => onDepartment(undefined)}>
          {labels.allDepartments}
        </Chip>
        {departments.map((department) => (
          <Chip
            key={department}
            type="submit"
            name="department"
            value={addressWord(department)}
            pressed={choice.kind === "one" && choice.name === department}
            onClick={() => onDepartment(department)}
          >
            {department}
          </Chip>
        ))}
      </form>
      <div role="status" className={styles.status}>
        {shown.length > 0 ? (
          <VisuallyHidden>{fillCount(labels.count, shown.length, {})}</VisuallyHidden>
        ) : (
          <h3>{labels.none}</h3>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((job) => (
            <li key={job.href} className={styles.row}>
              <div className={styles.name}>
                <h3>
                  <a href={job.href}>{job.title}</a>
                </h3>
                <p className={styles.facts}>
                  <JobTypeBadge type={job.type} />
                  <span>{job.location}</span>
                </p>
                <p className={styles.facts}>
                  <span>{job.department}</span>
                  <span>{fill(labels.posted, { date: job.posted })}</span>
                </p>
              </div>
              <div className={styles.about}>
                <p>{job.shortDescription}</p>
                <ul className={styles.skills} aria-label={labels.skills}>
                  {job.skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </div>
              <p className={styles.apply}>
                <ButtonLink
                  href={job.applyHref}
                  variant="outline"
                  size="small"
                  onClick={(event) => apply(event, job.title)}
                >
                  {labels.apply}
                  <VisuallyHidden> {fill(labels.applyFor, { job: job.title })}</VisuallyHidden>
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
