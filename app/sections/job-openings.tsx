import { useDeferredValue, useRef, type FormEvent, type MouseEvent } from "react";
import { jobs as labels } from "virtual:labels";
import { JOB_PAGE_SIZE } from "#app/constants.ts";
import { JobTypeBadge } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { NotLoaded } from "#app/components/not-loaded.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressChoice, addressWord } from "#app/lib/address-choice.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { useListPage, type PagedList } from "#app/lib/use-list-page.ts";
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
  /** In words, for example `5 October 2026`. */
  posted: string;
  shortDescription: string;
  skills: string[];
  /** The last day for applications; none while open-ended. */
  closingDate?: string;
};

export type JobOpeningsProps = {
  heading: string;
  list: PagedList<JobOpening>;
  /** The department of every open job, in their order. */
  departmentOfEach: string[];
  isOpen: (job: JobOpening) => boolean;
  /** What the address asks for. */
  asked: { department: string; page: number };
  /** Without a department: all of them. */
  onDepartment: (department: string | undefined) => void;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  /** Returns whether the form took the position over. */
  onApply: (title: string) => boolean;
};

/** The open positions as ruled rows, by department. */
export function JobOpenings(props: JobOpeningsProps) {
  const { heading, list, departmentOfEach, isOpen, asked, onDepartment, onApply } = props;
  const departments = [...new Set(departmentOfEach)];
  const choice = addressChoice(asked.department, departments);
  // The chip changes at once, the list as soon as it is loaded.
  const shown = useDeferredValue(asked);
  const found = addressChoice(shown.department, departments);
  const isFound = (department: string) =>
    found.kind === "all" || (found.kind === "one" && found.name === department);
  const count = departmentOfEach.filter(isFound).length;
  const { items, page, pageCount, failed, tryAgain } = useListPage(list, {
    page: shown.page,
    pageSize: JOB_PAGE_SIZE,
    shows: (job) => isOpen(job) && isFound(job.department),
    isFiltered: found.kind === "one",
  });
  const title = useRef<HTMLHeadingElement>(null);

  const choosePage = (next: number) => {
    props.onPage(next);
    // The link that was used may be gone: the next Tab goes on from the list.
    title.current?.focus();
    title.current?.scrollIntoView();
  };

  /** The chips are a form, so that a very early click still leads to the chosen department. */
  const submit = (event: FormEvent) => event.preventDefault();

  return (
    <Band background="pale">
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <form
        className={styles.chips}
        data-screen-only=""
        data-needs-script=""
        action={list.href}
        aria-label={labels.departments}
        onSubmit={submit}
        hidden={departmentOfEach.length === 0}
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
        {count > 0 ? (
          <VisuallyHidden>{fillCount(labels.count, count, {})}</VisuallyHidden>
        ) : (
          <h3>{labels.none}</h3>
        )}
      </div>
      {failed && <NotLoaded onRetry={tryAgain} />}
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((job) => (
            <JobRow key={job.href} job={job} onApply={onApply} />
          ))}
        </ul>
      )}
      {pageCount > 1 && count > 0 && (
        <Pagination page={page} pageCount={pageCount} hrefOf={props.hrefOf} onChoose={choosePage} />
      )}
    </Band>
  );
}

type JobRowProps = { job: JobOpening } & Pick<JobOpeningsProps, "onApply">;

function JobRow({ job, onApply }: JobRowProps) {
  const apply = (event: MouseEvent) => {
    if (isPlainClick(event) && onApply(job.title)) event.preventDefault();
  };
  return (
    <li className={styles.row}>
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
        <ButtonLink href={job.applyHref} variant="outline" size="small" onClick={apply}>
          {labels.apply}
          <VisuallyHidden> {fill(labels.applyFor, { job: job.title })}</VisuallyHidden>
        </ButtonLink>
      </p>
    </li>
  );
}
