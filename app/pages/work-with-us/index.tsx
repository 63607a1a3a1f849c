import { openJobs } from "#app/collections/jobs.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { headFor } from "#app/head.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { link, url } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { NextSteps } from "#app/sections/next-steps.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { applyHref } from "./apply-href.ts";
import { Careers, type CareersProps } from "./careers.tsx";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

const readerOf = async ({ label, member }: { label: string; member: string }) => ({
  teamHref: link("/team"),
  people: [{ part: label, ...(await personOf(member)) }],
});

export async function loader() {
  const page = workWithUsPage();
  const { email, composeLinks } = site();
  const careers: CareersProps = {
    openings: {
      heading: page.openings.heading,
      pageHref: url("/work-with-us"),
      jobs: openJobs().map((job) => ({
        title: job.title,
        href: link(job.path),
        applyHref: applyHref(job.title),
        department: job.department,
        location: job.location,
        type: job.type,
        posted: formatDay(job.postedDate),
        shortDescription: job.shortDescription,
        skills: job.skills,
        closingDate: job.closingDate,
      })),
    },
    apply: {
      ...page.apply,
      privacyHref: url("/privacy"),
      destination: { email, services: composeLinks },
    },
    homeHref: link("/"),
  };
  return {
    head: await headFor({
      path: "/work-with-us",
      title: page.title,
      searchTitle: page.searchTitle,
      description: page.description,
      sheet: "ochre",
    }),
    page,
    next: { ...page.next, reader: page.next.reader && (await readerOf(page.next.reader)) },
    heroDrawing: pageHeroDrawing("/work-with-us", "ochre"),
    careers,
  };
}

export default function WorkWithUs({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        background="ochre"
        drawing={loaderData.heroDrawing}
      />
      <ValuesBand background="white" heading={page.culture.heading} values={page.culture.values} />
      <Island name="careers" component={Careers} props={loaderData.careers} />
      <NextSteps {...loaderData.next} />
    </>
  );
}
