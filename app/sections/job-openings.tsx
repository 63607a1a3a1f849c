import { jobs as labels } from "virtual:labels";
import type { Job } from "#app/collections/jobs.server.ts";
import { JOB_PAGE_SIZE } from "#app/constants.ts";
import { JobTypeBadge, SampleMark } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { BrowsedList, listRow } from "#app/components/browsed-list.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { ListEnd } from "#app/components/list-end.tsx";
import { addressWord } from "#app/lib/address/address-word.ts";
import type { Linked } from "#app/lib/address/site-url.ts";
import { fill } from "#app/lib/fill.ts";
import { cutToPage } from "#app/lib/pagination.ts";
import styles from "./job-openings.module.css";

type JobOpening = Linked<Job> & {
  /** The form with this position, where Apply Now leads without script. */
  applyHref: string;
  /** In words, for example `5 October 2026`. */
  posted: string;
};

type JobOpeningsProps = { heading: string; href: string; jobs: JobOpening[] };

/** The open jobs by department. @param props.href the address of the list, to which its filters lead */
export function JobOpenings({ heading, href, jobs }: JobOpeningsProps) {
  const departments = [...new Set(jobs.map(({ department }) => department))];
  const { pageCount } = cutToPage(jobs, 1, JOB_PAGE_SIZE);
  const chips = [
    { value: "", label: labels.allDepartments },
    ...departments.map((label) => ({ value: addressWord(label), label })),
  ];
  return (
    <BrowsedList
      settings={{
        path: href,
        choices: ["department"],
        isStrict: true,
        pageSize: JOB_PAGE_SIZE,
        count: labels.count,
        none: labels.none,
      }}
    >
      <Band background="pale">
        <h2 tabIndex={-1} data-results="">
          {heading}
        </h2>
        {/* A form, so that a choice before the script has loaded can still be submitted. */}
        {jobs.length > 0 && (
          <form
            className="chips"
            data-screen-only=""
            data-needs-script=""
            action={href}
            aria-label={labels.departments}
          >
            {chips.map(({ value, label }) => (
              <Chip
                key={value}
                type="submit"
                {...(value && { name: "department", value })}
                data-choice="department"
                data-value={value}
                pressed={value === ""}
              >
                {label}
              </Chip>
            ))}
          </form>
        )}
        <ul className={`rows ${styles.rows}`} data-rows="">
          {jobs.map((job, place) => (
            <JobRow key={job.href} job={job} place={place} />
          ))}
        </ul>
        <ListEnd path={href} pageCount={pageCount} isEmpty={jobs.length === 0} none={labels.none} />
      </Band>
    </BrowsedList>
  );
}

/** @param place index in the list */
function JobRow({ job, place }: { job: JobOpening; place: number }) {
  const values = { department: addressWord(job.department) };
  return (
    <li
      className={`${linkArea} ${styles.row}`}
      {...listRow({ values, place, pageSize: JOB_PAGE_SIZE })}
      data-closing-date={job.closingDate}
    >
      <div>
        <h3>
          <a href={job.href}>{job.title}</a>
        </h3>
        <p className={`run ${styles.skills}`}>
          <JobTypeBadge type={job.type} /> <SampleMark sample={job.sample} />
        </p>
        <p className="run quiet">
          <span>{job.location}</span>
          <span>{job.department}</span>
          <span>{fill(labels.posted, { date: job.posted })}</span>
        </p>
      </div>
      <div>
        <p>{job.shortDescription}</p>
        <ul className={`quiet ${styles.skills}`} aria-label={labels.skills}>
          {job.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <div className={`run ${styles.skills}`}>
        {job.pay && <p className="title">{job.pay.text}</p>}
        <ButtonLink href={job.applyHref} variant="outline" size="small" data-position={job.title}>
          {labels.apply}
          <span className="visually-hidden"> {fill(labels.applyFor, { job: job.title })}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
