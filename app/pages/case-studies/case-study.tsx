import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { sectorById } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { headFor } from "#app/head.server.ts";
import { link } from "#app/lib/site-url.ts";
import {
  callToActionDrawing,
  pageHeroDrawing,
  quoteDrawing,
} from "#app/pictures/drawings.server.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CaseStory } from "#app/sections/case-story.tsx";
import { NextCase } from "#app/sections/next-case.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import type { Route } from "./+types/case-study";

export { meta } from "#app/seo/meta.ts";

/** Ways on from one kind of entry, left out where an id leads nowhere. */
const linksTo = (
  ids: string[],
  entryById: (id: string) => { path: string; title: string } | undefined,
) =>
  ids.flatMap((id) => {
    const entry = entryById(id);
    return entry ? [{ href: link(entry.path), title: entry.title }] : [];
  });

/** The case after this one; after the last one the first. */
function nextCase(id: string) {
  const all = caseStudies();
  const next = all[(all.findIndex((study) => study.id === id) + 1) % all.length]!;
  return {
    direction: "next" as const,
    label: "Next case study",
    title: next.title,
    href: link(next.path),
  };
}

export function loader({ params }: Route.LoaderArgs) {
  const study = caseStudyById(params.caseStudy);
  if (!study) throw notFoundResponse();
  const { id, path, title, industry, description, testimonial } = study;
  const trail = [
    { label: "Home", path: "/" },
    { label: "Case Studies", path: "/case-studies" },
    { label: title },
  ];
  return {
    head: headFor({ path, title, description, sheet: "laterite", trail }),
    title,
    industry,
    description,
    trail: trail.map((step) => ({ label: step.label, href: step.path && link(step.path) })),
    heroDrawing: pageHeroDrawing(title, "laterite"),
    story: {
      challenge: study.challenge,
      challenges: study.challenges,
      solutions: study.solutions,
      results: study.results,
    },
    quote: { ...testimonial, drawing: quoteDrawing(id, "ochre") },
    related: [
      { label: "Services", links: linksTo(study.services, serviceById) },
      { label: "Sector", links: linksTo([study.sector], sectorById) },
      { label: "Regions", links: linksTo(study.regions, regionById) },
    ],
    next: nextCase(id),
    callToAction: caseStudiesPage().callToAction,
    bookingUrl: site().bookingUrl,
    ctaDrawing: callToActionDrawing(),
  };
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { title, description, industry, trail, heroDrawing } = loaderData;
  return (
    <>
      <PageHero
        title={title}
        lead={description}
        ground="laterite"
        scale="post"
        drawing={heroDrawing}
        trail={trail}
      >
        <Badge>{industry}</Badge>
      </PageHero>
      <CaseStory {...loaderData.story} />
      <QuoteBand {...loaderData.quote} />
      <NextCase related={loaderData.related} next={loaderData.next} />
      <CallToAction
        {...loaderData.callToAction}
        label="Schedule a Consultation"
        bookingUrl={loaderData.bookingUrl}
        drawing={loaderData.ctaDrawing}
      />
    </>
  );
}
