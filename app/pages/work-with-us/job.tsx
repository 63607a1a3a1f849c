import { isOpen, jobById, type Job } from "#app/collections/jobs.server.ts";
import { today } from "#app/collections/publication.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { ShareLinks } from "#app/components/share-links.tsx";
import { ToastRegion } from "#app/components/toast-region.tsx";
import { WhileOpen } from "#app/components/while-open.tsx";
import { headFor } from "#app/head.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { shareAddress } from "#app/lib/share-address.ts";
import { absoluteUrl, link, url } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { JobApply } from "#app/sections/job-apply.tsx";
import { JobDetails } from "#app/sections/job-details.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "../not-found-response.server.ts";
import { applyHref } from "./apply-href.ts";
import type { Route } from "./+types/job";

export { meta } from "#app/seo/meta.ts";

/** What the description of a search result may hold. */
const LONGEST_DESCRIPTION = 160;

const workplaces = { "on-site": "at the office", hybrid: "partly from home" };

const inIndia = (country: string) => (country === "IN" ? "India" : country);

const placeOf = ({ place }: Job) =>
  `${place.locality}, ${place.region}, ${inIndia(place.country)}; ${workplaces[place.workplace]}`;

/** What the page says about a job beside its description. */
const factsOf = (job: Job): { term: string; text: string }[] =>
  [
    { term: "Department", text: job.department },
    { term: "Place", text: placeOf(job) },
    { term: "Hours", text: job.hours },
    { term: "Duration", text: job.duration },
    { term: "Pay", text: job.pay?.text },
    { term: "Posted", text: formatDay(job.postedDate) },
    {
      term: "Closing date",
      text: job.closingDate ? formatDay(job.closingDate) : "Open until filled",
    },
    { term: "Our reply", text: job.replyTime },
    { term: "Reference", text: job.id },
  ].filter((fact): fact is { term: string; text: string } => fact.text !== undefined);

export async function loader({ params }: Route.LoaderArgs) {
  const job = jobById(params.job);
  if (!job) throw notFoundResponse();
  const open = isOpen(job, today());
  const lists = [
    { heading: "What you will do", items: job.duties },
    { heading: "What we ask for", items: job.qualifications },
    { heading: "Skills", items: job.skills },
  ];
  const address = absoluteUrl(job.path);
  const spoken = `${job.shortDescription} ${job.type}, ${job.location}.`;
  return {
    head: await headFor({
      path: job.path,
      title: job.title,
      description: spoken.length <= LONGEST_DESCRIPTION ? spoken : job.shortDescription,
      sheet: "ochre",
      trail: [
        { label: "Home", path: "/" },
        { label: "Work With Us", path: "/work-with-us" },
        { label: job.title },
      ],
      job: open
        ? {
            job,
            sections: [
              ...lists,
              { heading: "Hours", text: job.hours },
              ...(job.pay ? [{ heading: "Pay", text: job.pay.text }] : []),
              ...(job.duration ? [{ heading: "Duration", text: job.duration }] : []),
            ],
          }
        : undefined,
    }),
    job,
    note: sampleNote("jobs", job.sample),
    open,
    facts: factsOf(job),
    lists,
    trail: [
      { label: "Home", href: link("/") },
      { label: "Work With Us", href: url("/work-with-us") },
      { label: job.title },
    ],
    heroDrawing: pageHeroDrawing(job.path, "ochre"),
    email: site().email,
    share: {
      title: job.title,
      url: address,
      networks: site().share.map((network) => ({
        name: network.name,
        icon: network.icon,
        href: shareAddress(network, { url: address, title: job.title }),
      })),
    },
  };
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, open, email } = loaderData;
  const href = applyHref(job.title);
  const during = { isOpen: open, closingDate: job.closingDate };
  return (
    <>
      <PageHero
        title={job.title}
        lead={job.shortDescription}
        ground="ochre"
        drawing={loaderData.heroDrawing}
        trail={loaderData.trail}
      >
        <WhileOpen {...during} closed={<strong>This position is closed.</strong>}>
          <ButtonLink href={href} variant="dark" sign="arrow">
            Apply Now
          </ButtonLink>
        </WhileOpen>
        <SampleNote text={loaderData.note} />
      </PageHero>
      <JobDetails
        heading="About the position"
        type={job.type}
        location={job.location}
        paragraphs={job.description}
        facts={loaderData.facts}
        lists={loaderData.lists}
      >
        <ShareLinks heading="Share this position" {...loaderData.share} />
      </JobDetails>
      <JobApply heading="How to apply" allHref={url("/work-with-us")}>
        <WhileOpen
          {...during}
          closed={<p>Applications for this position are no longer taken. Others may be open.</p>}
        >
          <p>
            The form opens with this position filled in and writes the email for you. It goes from
            your own mail account to {email}; attach your CV there.
          </p>
          <p>
            <ButtonLink href={href} sign="arrow">
              Apply Now
            </ButtonLink>
          </p>
        </WhileOpen>
      </JobApply>
      <ToastRegion />
    </>
  );
}
