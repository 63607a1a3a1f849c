import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { applicationForm } from "virtual:labels";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { addressChoice, addressWord } from "#app/lib/address-choice.ts";
import { addressState } from "#app/lib/address-state.ts";
import { localDay } from "#app/lib/local-day.ts";
import { queryOf } from "#app/lib/search-params.ts";
import { matchingTitle } from "#app/lib/title-match.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationFormProps,
} from "#app/sections/application-form/application-form.tsx";
import { JobOpenings, type JobOpening } from "#app/sections/job-openings.tsx";

export type CareersProps = {
  openings: { heading: string; jobs: (JobOpening & { closingDate?: string })[]; pageHref: string };
  apply: Omit<ApplicationFormProps, "positions" | "ref">;
  homeHref: string;
};

/** What the address asks for, as it stands there: empty where it does not. */
type Asked = { department: string; job: string };

const NOTHING: Asked = { department: "", job: "" };

const readAsked = (params: URLSearchParams): Asked => ({
  department: params.get("department") ?? "",
  job: params.get("job") ?? "",
});

const today = () => localDay(new Date());

/** The open positions and the form, which belong together: Apply Now fills the form in. */
export function Careers({ openings, apply, homeHref }: CareersProps) {
  const form = useRef<ApplicationFormHandle>(null);
  const [address] = useState(() => addressState(readAsked, queryOf));
  const asked = useSyncExternalStore(address.subscribe, address.get, () => NOTHING);
  const day = useInBrowser(today);
  // The page may be older than the visitor's day.
  const jobs = openings.jobs.filter(
    ({ closingDate }) => day === undefined || closingDate === undefined || closingDate >= day,
  );
  const departments = [...new Set(jobs.map(({ department }) => department))];
  const positions = [...jobs.map(({ title }) => title), applicationForm.general];

  const preselect = useEffectEvent((job: string) => {
    const position = matchingTitle(job, positions);
    if (position !== undefined) form.current?.preselect(position);
  });
  useEffect(() => preselect(asked.job), [asked.job]);

  return (
    <>
      <ErrorBoundary homeHref={homeHref}>
        <JobOpenings
          heading={openings.heading}
          pageHref={openings.pageHref}
          jobs={jobs}
          departments={departments}
          choice={addressChoice(asked.department, departments)}
          onDepartment={(department) =>
            address.push({ ...asked, department: department ? addressWord(department) : "" })
          }
          onApply={(title) => {
            form.current?.applyFor(title);
            return form.current !== null;
          }}
        />
      </ErrorBoundary>
      <ErrorBoundary homeHref={homeHref}>
        <ApplicationForm {...apply} positions={positions} ref={form} />
      </ErrorBoundary>
    </>
  );
}
