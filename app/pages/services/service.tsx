import { caseStudies, consultation, related } from "virtual:labels";
import {
  articlesOf,
  casesOf,
  regionsOfService,
  sectorsOfService,
} from "#app/collections/relations.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import { LeadPerson } from "#app/components/people-list.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { AreaList } from "#app/sections/area-list.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { RelatedCards } from "#app/sections/related-cards.tsx";
import { RouteBand } from "#app/sections/route-band.tsx";
import { SheetHero } from "#app/sections/sheet-hero.tsx";
import { close } from "../consultation.server.tsx";
import { relatedCards } from "../related-cards.server.ts";
import { serviceNode } from "#app/seo/structured-data/structured-data.ts";
import { exhibitOf, leadOf, sheetOf } from "./paper.server.tsx";

/** The case study whose first, and so main, service this is. */
function mainCaseOf(id: string) {
  const cases = casesOf("services", id);
  return cases.find((study) => study.services[0] === id) ?? cases[0];
}

/** Talent Acquisition's button has words of its own (R34). */
const consultationLabel = (id: string) =>
  id === "talent-acquisition" ? consultation.schedule : consultation.get;

export async function loader({ params }: { params: { service: string } }): Promise<Page> {
  const service = serviceById(params.service)!;
  const trail = trailThrough({ label: service.title });
  const lead = await leadOf(service.id);
  const study = mainCaseOf(service.id);
  const sheet = sheetOf(service.specimen);
  const label = consultationLabel(service.id);
  const exhibit = exhibitOf(service.exhibit);
  return {
    page: service,
    sheet: service.sheet,
    trail,
    things: () => [serviceNode(service)],
    body: (
      <>
        <SheetHero
          title={service.title}
          lead={service.lead}
          background={service.sheet}
          trail={trail}
          audience={service.audience}
          sheet={sheet && <Specimen {...sheet} background={service.sheet} />}
          booking={{ label, href: site().bookingUrl }}
        />
        <SideBand
          id="intro"
          heading={service.intro.heading}
          aside={<LeadPerson person={lead?.person} firstResult={service.firstResult} />}
        >
          <Paragraphs texts={service.intro.paragraphs} />
        </SideBand>
        {service.exhibitFirst && exhibit}
        <RouteBand {...service.engagement} seed={service.path} />
        <AreaList {...service.scope} />
        {!service.exhibitFirst && exhibit}
        {study && (
          <QuoteBand
            {...study.testimonial}
            sample={study.sample}
            background={service.sheet === "ochre" ? "laterite" : "ochre"}
            more={{ href: link(study.path), label: caseStudies.more, about: study.title }}
          />
        )}
        <RelatedCards
          cards={await relatedCards({
            study,
            post: articlesOf("services", service.id)[0],
            lawRules: service.lawRules,
          })}
          others={{
            label: related.sectorsAndRegions,
            links: [...sectorsOfService(service.id), ...regionsOfService(service.id)].map(linkTo),
          }}
        />
        {await close(service.callToAction, label, lead?.id)}
      </>
    ),
  };
}
