import { useEffect, useEffectEvent, useRef } from "react";
import { applicationForm } from "virtual:labels";
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { isPlainClick } from "#app/lib/address/plain-click.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { ApplicationForm, type ApplicationFormProps } from "./application-form.tsx";
import { matchingTitle } from "./title-match.ts";
import type { ApplicationFormHandle } from "./use-application.ts";

export type CareersProps = Omit<ApplicationFormProps, "positions" | "ref"> & {
  /** All open jobs, those on later pages of the list too. */
  jobs: { title: string; closingDate?: string }[];
};

/** The application form, which Apply Now in the list and addresses with `?job=` fill in. An island. */
export function Careers({ jobs, ...apply }: CareersProps) {
  const form = useRef<ApplicationFormHandle>(null);
  const day = useInBrowser(firmsToday);
  // Drops jobs that have closed since the build.
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
  // After the visitor's own input, which takes precedence, and before an early press of the button is repeated.
  useEffect(() => queueMicrotask(() => preselect()), []);
  useEffect(() => {
    const press = (event: MouseEvent) => applyFor(event);
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);

  return <ApplicationForm {...apply} positions={positions} ref={form} />;
}
