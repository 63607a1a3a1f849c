import { useEffect, useEffectEvent, useRef } from "react";
import { GENERAL_APPLICATION } from "#app/collections/constants.ts";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { addressChoice, addressWord } from "#app/lib/address-choice.ts";
import { localDay } from "#app/lib/local-day.ts";
import { matchingTitle } from "#app/lib/title-match.ts";
import { setAddressParameter, useAddressQuery } from "#app/lib/use-address-query.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationFormProps,
} from "#app/sections/application-form/application-form.tsx";
import {
  DEPARTMENT_PARAMETER,
  JobOpenings,
  type JobOpening,
} from "#app/sections/job-openings.tsx";

export type CareersProps = {
  openings: { heading: string; jobs: (JobOpening & { closingDate?: string })[]; pageHref: string };
  apply: Omit<ApplicationFormProps, "positions" | "ref">;
  homeHref: string;
};

const today = () => localDay(new Date());

/** The open positions and the form, which belong together: Apply Now fills the form in. */
export function Careers({ openings, apply, homeHref }: CareersProps) {
  const form = useRef<ApplicationFormHandle>(null);
  const query = useAddressQuery();
  const day = useInBrowser(today);
  // The page may be older than the visitor's day.
  const jobs = openings.jobs.filter(
    ({ closingDate }) => day === undefined || closingDate === undefined || closingDate >= day,
  );
  const departments = [...new Set(jobs.map(({ department }) => department))];
  const positions = [...jobs.map(({ title }) => title), GENERAL_APPLICATION];

  const asked = query.get("job") ?? "";
  const preselect = useEffectEvent(() => {
    const position = matchingTitle(asked, positions);
    if (position !== undefined) form.current?.preselect(position);
  });
  useEffect(() => preselect(), [asked]);

  return (
    <>
      <ErrorBoundary homeHref={homeHref}>
        <JobOpenings
          heading={openings.heading}
          pageHref={openings.pageHref}
          jobs={jobs}
          departments={departments}
          choice={addressChoice(query.get(DEPARTMENT_PARAMETER), departments)}
          onDepartment={(department) =>
            setAddressParameter(DEPARTMENT_PARAMETER, department && addressWord(department))
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
