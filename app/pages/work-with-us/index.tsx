import { applyHref, openJobs } from "#app/collections/jobs.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import { Island } from "#app/components/island.tsx";
import { PeopleList } from "#app/components/people-list.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { Steps } from "#app/components/steps.tsx";
import { TermsBand } from "#app/components/terms-band.tsx";
import type { Page } from "#app/head.server.tsx";
import { formatDay } from "#app/lib/days.ts";
import { link, linked } from "#app/lib/address/site-url.ts";
import { Careers, type CareersProps } from "#app/sections/application-form/careers.tsx";
import { JobOpenings } from "#app/sections/job-openings.tsx";
import { SheetHero } from "#app/sections/sheet-hero.tsx";
import { readerOf } from "../consultation.server.tsx";
import { sheetOf } from "../services/paper.server.tsx";

const PATH = "/work-with-us";
const SHEET = "ochre";

export async function loader(): Promise<Page> {
  const content = workWithUsPage();
  const { email, composeLinks } = site();
  const jobs = openJobs();
  const letter = sheetOf(content.specimen);
  // On phones the jobs come first.
  const sheet = letter && (
    <div data-wide-only="">
      <Specimen {...letter} background={SHEET} />
    </div>
  );
  const reader = await readerOf(content.next.reader);
  const form: CareersProps = {
    ...content.apply,
    jobs: jobs.map(({ title: job, closingDate }) => ({ title: job, closingDate })),
    privacyHref: link("/privacy"),
    destination: { email, services: composeLinks },
  };
  return {
    page: content,
    sheet: SHEET,
    body: (
      <>
        <SheetHero {...content} background={SHEET} sheet={sheet} />
        <TermsBand
          id="values"
          heading={content.culture.heading}
          rows={content.culture.values.map(({ name, text }) => ({ term: name, text }))}
          columns
        />
        <JobOpenings
          heading={content.openings.heading}
          href={link(PATH)}
          jobs={jobs.map((job) => ({
            ...linked(job),
            applyHref: applyHref(job.title),
            posted: formatDay(job.postedDate),
          }))}
        />
        <Island name="careers" component={Careers} props={form} />
        <HeadedBand id="next-steps" heading={content.next.heading} space="joined">
          <Steps steps={content.next.steps} />
          {reader && <PeopleList people={[reader]} />}
        </HeadedBand>
      </>
    ),
  };
}
