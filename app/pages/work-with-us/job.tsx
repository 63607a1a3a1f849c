import type { ReactNode } from "react";
import { jobs as labels } from "virtual:labels";
import { applyHref, isOpen, jobById, type Job } from "#app/collections/jobs.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { DESCRIPTION_LENGTH } from "#app/constants.ts";
import { SideBand } from "#app/components/band.tsx";
import { ButtonLink, Ways } from "#app/components/button.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { ShareLinks } from "#app/components/share-links.tsx";
import { ToastRegion } from "#app/components/notice.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { JobDetails } from "#app/sections/job-details.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { shareLinks } from "../share-links.server.ts";
import { jobPosting } from "#app/seo/structured-data/structured-data.ts";
import { LOCALE } from "#app/lib/locale.ts";

type Words = ReturnType<typeof workWithUsPage>["job"];

const countries = new Intl.DisplayNames(LOCALE, { type: "region" });

function placeOf({ locality, region, country, workplace }: Job["place"], words: Words): string {
  const land = countries.of(country);
  const names = [locality, region, land === locality ? undefined : land];
  const where = { "on-site": words.onSite, hybrid: words.hybrid, remote: words.remote }[workplace];
  return `${names.filter(Boolean).join(", ")}; ${where}`;
}

const factsOf = (job: Job, words: Words): { term: string; text: string }[] =>
  [
    { term: words.department, text: job.department },
    { term: words.place, text: placeOf(job.place, words) },
    { term: words.hours, text: job.hours },
    { term: words.duration, text: job.duration },
    { term: words.pay, text: job.pay?.text },
    { term: words.posted, text: formatDay(job.postedDate) },
    {
      term: words.closingDate,
      text: job.closingDate ? formatDay(job.closingDate) : words.untilFilled,
    },
    { term: words.reply, text: job.replyTime },
    { term: words.reference, text: job.id },
  ].filter((fact): fact is { term: string; text: string } => fact.text !== undefined);

/** Content until the job's last day; browser/days.ts closes it on older pages. @param props.closed shown after that */
function WhileOpen(props: { job: Job; closed: ReactNode; children: ReactNode }) {
  const { job, closed, children } = props;
  if (!isOpen(job, today())) return <div>{closed}</div>;
  return (
    <div data-closing-date={job.closingDate}>
      <div data-apply="">{children}</div>
      {job.closingDate && (
        <div data-closed-notice="" hidden>
          {closed}
        </div>
      )}
    </div>
  );
}

export function loader({ params }: { params: { job: string } }): Page {
  const job = jobById(params.job)!;
  const { title: careersTitle, job: words } = workWithUsPage();
  const firm = site();
  const lists = [
    { heading: words.duties, items: job.duties },
    { heading: words.qualifications, items: job.qualifications },
    { heading: words.skills, items: job.skills },
  ];
  const facts = factsOf(job, words);
  const trail = trailThrough({ label: careersTitle, path: "/work-with-us" }, { label: job.title });
  const href = applyHref(job.title);
  const all = <MoreLink href={link("/work-with-us")}>{labels.all}</MoreLink>;
  const description = `${job.shortDescription} ${job.type}, ${job.location}.`;
  return {
    page: {
      title: job.title,
      searchTitle: job.searchTitle,
      description: description.length <= DESCRIPTION_LENGTH ? description : job.shortDescription,
    },
    sheet: "ochre",
    trail,
    // Invented jobs are not given to search engines (A12).
    things: () =>
      isOpen(job, today()) && !job.sample ? [jobPosting(firm, job, lists, facts)] : [],
    body: (
      <>
        <PageHero
          title={job.title}
          lead={job.shortDescription}
          background="ochre"
          flat
          trail={trail}
        >
          <WhileOpen job={job} closed={<strong>{words.closed}</strong>}>
            <ButtonLink href={href} variant="dark" sign="arrow">
              {labels.apply}
            </ButtonLink>
          </WhileOpen>
        </PageHero>
        <JobDetails heading={words.about} job={job} facts={facts} lists={lists}>
          <ShareLinks heading={words.share} {...shareLinks(job.title, job.path)} />
        </JobDetails>
        <SideBand id="job-apply" heading={words.apply} background="pale">
          <WhileOpen
            job={job}
            closed={
              <>
                <p className="lead">{words.othersOpen}</p>
                {all}
              </>
            }
          >
            <p className="lead">{fill(words.howToApply, { email: firm.email })}</p>
            <Ways>
              <ButtonLink href={href} sign="arrow">
                {labels.apply}
              </ButtonLink>
              {all}
            </Ways>
          </WhileOpen>
        </SideBand>
        <ToastRegion />
      </>
    ),
  };
}
