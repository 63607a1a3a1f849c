import { useEffect, useEffectEvent, useRef } from "react";
import { applicationForm } from "virtual:labels";
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { isPlainClick } from "#app/lib/address/plain-click.ts";
import { matchingTitle } from "./title-match.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import {
  ApplicationForm,
  type ApplicationFormProps,
} from "#app/sections/application-form/application-form.tsx";
import type { ApplicationFormHandle } from "#app/sections/application-form/use-application.ts";

export type CareersProps = Omit<ApplicationFormProps, "positions" | "ref"> & {
  /** Every open job, whichever page of the list it stands on. */
  jobs: { title: string; closingDate?: string }[];
};

/** The form, and what leads to it: Apply Now in the list of jobs, and an address with `?job=`. An island. */
export function Careers({ jobs, ...apply }: CareersProps) {
  const form = useRef<ApplicationFormHandle>(null);
  const day = useInBrowser(firmsToday);
  // The page may have been built before today.
  const open = jobs.filter(
    ({ closingDate }) => day === undefined || closingDate === undefined || closingDate >= day,
  );
  const positions = [...open.map(({ title }) => title), applicationForm.general];

  const preselect = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get("job") ?? "";
    const position = matchingTitle(asked, positions);
    if (position !== undefined) form.current?.preselect(position);
  });
  const applyFor = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>("a[data-position]");
    if (!link || !form.current || !isPlainClick(event)) return;
    event.preventDefault();
    form.current.applyFor(link.dataset.position!);
  });
  // Once what the visitor chose before has been put back: that counts more than the address.
  useEffect(() => {
    const timer = setTimeout(() => preselect());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: MouseEvent) => applyFor(event);
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);

  return <ApplicationForm {...apply} positions={positions} ref={form} />;
}
