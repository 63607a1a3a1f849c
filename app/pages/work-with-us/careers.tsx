import { useEffect, useEffectEvent, useRef } from "react";
import { applicationForm } from "virtual:labels";
import { addressWord } from "#app/lib/address-choice.ts";
import { localDay } from "#app/lib/local-day.ts";
import { pagePath } from "#app/lib/pagination.ts";
import { pageParam, queryOf } from "#app/lib/search-params.ts";
import { matchingTitle } from "#app/lib/title-match.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import type { PagedList } from "#app/lib/use-list-page.ts";
import {
  ApplicationForm,
  type ApplicationFormProps,
} from "#app/sections/application-form/application-form.tsx";
import type { ApplicationFormHandle } from "#app/sections/application-form/use-application.ts";
import { JobOpenings, type JobOpening } from "#app/sections/job-openings.tsx";

export type CareersProps = {
  openings: {
    heading: string;
    /** Every open job, whichever page it stands on: the form and the departments need them all. */
    positions: { title: string; department: string; closingDate?: string }[];
    list: PagedList<JobOpening>;
  };
  apply: Omit<ApplicationFormProps, "positions" | "ref">;
};

/** What the address asks for, as it stands there: empty where it does not. */
type Asked = { department: string; job: string; page: number };

const readAsked = (params: URLSearchParams): Asked => ({
  department: params.get("department") ?? "",
  job: params.get("job") ?? "",
  page: pageParam(params),
});

const queryFor = ({ page, ...asked }: Asked) =>
  queryOf({ ...asked, page: page > 1 ? page : undefined });

const today = () => localDay(new Date());

/** The open positions and the form, which belong together: Apply Now fills the form in. */
export function Careers({ openings, apply }: CareersProps) {
  const form = useRef<ApplicationFormHandle>(null);
  const { list } = openings;
  const [asked, address] = useAddressState<Asked>({
    initial: { department: "", job: "", page: list.page },
    read: readAsked,
    write: queryFor,
    path: list.href,
  });
  const day = useInBrowser(today);
  // The page may have been built before the visitor's day.
  const isOpen = ({ closingDate }: { closingDate?: string }) =>
    day === undefined || closingDate === undefined || closingDate >= day;
  const open = openings.positions.filter(isOpen);
  const positions = [...open.map(({ title }) => title), applicationForm.general];

  const preselect = useEffectEvent((job: string) => {
    const position = matchingTitle(job, positions);
    if (position !== undefined) form.current?.preselect(position);
  });
  useEffect(() => preselect(asked.job), [asked.job]);

  return (
    <>
      <JobOpenings
        heading={openings.heading}
        list={list}
        departmentOfEach={open.map(({ department }) => department)}
        isOpen={isOpen}
        asked={asked}
        onDepartment={(department) =>
          address.push({
            ...asked,
            department: department ? addressWord(department) : "",
            page: 1,
          })
        }
        hrefOf={(page) =>
          asked.department ? list.href + queryFor({ ...asked, page }) : pagePath(list.href, page)
        }
        onPage={(page) => address.push({ ...asked, page })}
        onApply={(title) => {
          form.current?.applyFor(title);
          return form.current !== null;
        }}
      />
      <ApplicationForm {...apply} positions={positions} ref={form} />
    </>
  );
}
