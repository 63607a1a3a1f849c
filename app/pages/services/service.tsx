import { caseStudies, consultation, related, services as labels } from "virtual:labels";
import {
  articlesOf,
  casesOf,
  regionsOfService,
  sectorsOfService,
} from "#app/collections/relations.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { LeadPerson } from "#app/components/people-list.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { headFor } from "#app/head.server.ts";
import { link, linkTo } from "#app/lib/site-url.ts";
import { AreaList } from "#app/sections/area-list.tsx";
import { Close } from "#app/sections/close.tsx";
import { OpeningText } from "#app/sections/opening-text.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { RelatedCards } from "#app/sections/related-cards.tsx";
import { RouteBand } from "#app/sections/route-band.tsx";
import { SheetHero } from "#app/sections/sheet-hero.tsx";
import { close } from "../consultation.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { relatedCards } from "../related-cards.server.ts";
import { trailThrough } from "../trail.server.ts";
import { serviceNode } from "#app/seo/structured-data/service.ts";
import type { Address, PageProps } from "#app/route.ts";
import { Exhibit } from "./exhibit.tsx";
import { exhibitOf, leadOf, sheetOf } from "./paper.server.ts";

/** The case whose first, and so main, service this is. */
function mainCaseOf(id: string) {
  const cases = casesOf("services", id);
  return cases.find((study) => study.services[0] === id) ?? cases[0];
}

export async function loader({ params }: Address<"/services/:service">) {
  const service = serviceById(params.service);
  if (!service) throw notFoundResponse();
  const trail = trailThrough({ label: service.title });
  const lead = await leadOf(service.id);
  const quoted = mainCaseOf(service.id);
  const quoteBackground: "ochre" | "laterite" = service.sheet === "ochre" ? "laterite" : "ochre";
  return {
    head: await headFor({
      path: service.path,
      page: service,
      sheet: service.sheet,
      trail,
      things: () => [serviceNode(service)],
    }),
    service,
    trail,
    close: await close(service.callToAction, lead?.id),
    bookingUrl: site().bookingUrl,
    lead: lead?.person,
    sheet: sheetOf(service.specimen),
    exhibit: exhibitOf(service.exhibit),
    scope: service.scope.items.map(({ title, text, page }) => ({
      title,
      text,
      href: page && link(page),
    })),
    quote: quoted && {
      ...quoted.testimonial,
      sample: quoted.sample,
      background: quoteBackground,
      more: { href: link(quoted.path), label: caseStudies.more, about: quoted.title },
    },
    cards: await relatedCards({
      study: mainCaseOf(service.id),
      post: articlesOf("services", service.id)[0],
      lawRules: service.lawRules,
    }),
    others: {
      label: related.sectorsAndRegions,
      links: [...sectorsOfService(service.id), ...regionsOfService(service.id)].map(linkTo),
    },
  };
}

/** Talent Acquisition's button has words of its own (R34). */
const consultationLabel = (id: string) =>
  id === "talent-acquisition" ? consultation.schedule : consultation.get;

export default function ServicePage({ loaderData }: PageProps<typeof loader>) {
  const { service, quote, sheet } = loaderData;
  const label = consultationLabel(service.id);
  const exhibit = <Exhibit exhibit={loaderData.exhibit} />;
  return (
    <>
      <SheetHero
        title={service.title}
        lead={service.lead}
        background={service.sheet}
        trail={loaderData.trail}
        audience={service.audience}
        sheet={sheet && <Specimen {...sheet} background={service.sheet} />}
      >
        {/* On a coloured field the one action is ink, not marigold. */}
        <ButtonLink href={loaderData.bookingUrl} outside sign="external" variant="dark">
          {label}
        </ButtonLink>
      </SheetHero>
      <OpeningText {...service.intro}>
        <LeadPerson
          person={loaderData.lead}
          texts={[`${labels.firstResult} ${service.firstResult}`]}
        />
      </OpeningText>
      {service.exhibitFirst && exhibit}
      <RouteBand
        id="engagement"
        heading={service.engagement.heading}
        weeks={service.engagement.weeks}
        steps={service.engagement.items}
        fees={service.engagement.fees}
        seed={service.path}
      />
      <AreaList
        id="scope"
        heading={service.scope.heading}
        items={loaderData.scope}
        fact={service.scope.fact}
      />
      {!service.exhibitFirst && exhibit}
      {quote && <QuoteBand {...quote} />}
      <RelatedCards cards={loaderData.cards} others={loaderData.others} />
      <Close {...loaderData.close} label={label} />
    </>
  );
}
