import { caseStudy, consultation, topics } from "virtual:labels";
import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { sectorById } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { SplitBand } from "#app/components/band.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import { Meta } from "#app/components/meta.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { TopicRows } from "#app/components/topic-rows.tsx";
import { headFor } from "#app/head.server.ts";
import { addressWord } from "#app/lib/address-word.ts";
import { link, linksTo } from "#app/lib/site-url.ts";
import { figurePhoto } from "#app/pictures/photo.server.ts";
import { CaseChange, CaseStory } from "#app/sections/case-story.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { Close } from "#app/sections/close.tsx";
import type { Address, PageProps } from "#app/route.ts";
import { close } from "../consultation.server.ts";
import { sheetOf } from "../services/paper.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { trailThrough } from "../trail.server.ts";

/** The case after this one; after the last one the first; none where there is no other. */
function nextCase(id: string) {
  const all = caseStudies();
  const next = all[(all.findIndex((study) => study.id === id) + 1) % all.length]!;
  if (next.id === id) return undefined;
  return {
    rel: "next" as const,
    label: caseStudy.next,
    title: next.title,
    href: link(next.path),
  };
}

export async function loader({ params }: Address<"/case-studies/:caseStudy">) {
  const study = caseStudyById(params.caseStudy);
  if (!study) throw notFoundResponse();
  const { id, path, title, industry, description, testimonial } = study;
  const page = caseStudiesPage();
  const services = linksTo(study.services, serviceById);
  const regions = linksTo(study.regions, regionById);
  const trail = trailThrough(
    { label: page.title, path: "/case-studies" },
    { label: industry, path: `/case-studies?industry=${addressWord(industry)}` },
  );
  return {
    head: await headFor({ path, page: study, sheet: "laterite", trail }),
    title,
    description,
    facts: [industry, ...[...services, ...regions].map((entry) => entry.title)],
    trail,
    change: study.results.find(({ before }) => before),
    story: {
      ...study,
      sheet: sheetOf(study.sheet),
      figures: await Promise.all(
        study.pictures.map(async ({ caption, ...picture }) => ({
          photo: await figurePhoto(picture, study.pictures.length === 1 ? 1 : 2),
          caption,
        })),
      ),
    },
    quote: { ...testimonial, sample: study.sample },
    related: [
      { label: topics.services, links: services },
      { label: topics.sector, links: linksTo([study.sector], sectorById) },
      { label: topics.regions, links: regions },
    ],
    next: nextCase(id),
    close: await close(page.callToAction),
  };
}

export default function CaseStudyPage({ loaderData }: PageProps<typeof loader>) {
  const { title, description, facts, trail, change } = loaderData;
  return (
    <>
      <PageHero
        title={title}
        lead={description}
        background="laterite"

        flat
        trail={trail}
      >
        <Meta facts={facts} />
        <SampleMark sample={loaderData.quote.sample} />
      </PageHero>
      {change && <CaseChange {...change} />}
      <CaseStory {...loaderData.story} />
      <QuoteBand {...loaderData.quote} />
      <SplitBand id="belongs" heading={caseStudy.belongs} background="haze" screenOnly>
        <TopicRows rows={loaderData.related} />
        {loaderData.next && <LinkRow label={caseStudy.others} links={[loaderData.next]} />}
      </SplitBand>
      <Close {...loaderData.close} label={consultation.schedule} />
    </>
  );
}
