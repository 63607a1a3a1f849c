import { consultation, related, topics, lawTools } from "virtual:labels";
import { CASES_SHOWN } from "#app/constants.ts";
import {
  articlesOfService,
  casesOfService,
  regionsOfService,
  rulesNamed,
  sectorsOfService,
} from "#app/collections/relations.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { headFor } from "#app/head.server.ts";
import { link, linkTo } from "#app/lib/site-url.ts";
import { pageHeroDrawing, quoteDrawing } from "#app/pictures/drawings.server.ts";
import { DefinitionBand } from "#app/sections/definition-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { RouteBand } from "#app/sections/route-band.tsx";
import { ScopeList } from "#app/sections/scope-list.tsx";
import { StatutoryYear } from "#app/sections/statutory-year.tsx";
import { TextIntro } from "#app/sections/text-intro.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "../consultation.server.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import { trailLinks, trailThrough } from "../trail.server.ts";
import { serviceNode } from "#app/seo/structured-data/service.ts";
import type { Route } from "./+types/service";
import { rooms } from "#app/rooms.server.ts";

export { meta } from "#app/seo/meta.ts";

/** Rules of law a service page points at. */
const RULES_SHOWN = 4;
/** Articles a service page points at. */
const ARTICLES_SHOWN = 4;

export async function loader({ params }: Route.LoaderArgs) {
  const service = serviceById(params.service);
  if (!service) throw notFoundResponse();
  const cases = casesOfService(service.id);
  const trail = trailThrough({ label: service.title });
  // A case's first service is its main one.
  const quoted = cases.find((study) => study.services[0] === service.id) ?? cases[0];
  const quoteBackground: "ochre" | "laterite" = service.sheet === "ochre" ? "laterite" : "ochre";
  return {
    head: await headFor({
      path: service.path,
      page: service,
      sheet: service.sheet,
      landform: service.landform,
      trail,
      things: () => [serviceNode(service)],
    }),
    service,
    trail: trailLinks(trail),
    close: await close(service.callToAction),
    bookingUrl: site().bookingUrl,
    heroDrawing: pageHeroDrawing(service.path, service.sheet, service.landform),
    scope: service.scope.items.map(({ title, text, page }) => ({
      title,
      text,
      href: page && link(page),
    })),
    year: service.statutoryYear && rooms.law?.statutoryYear(lawTools.dates),
    quote: quoted && {
      ...quoted.testimonial,
      note: sampleNote("cases", quoted.sample),
      background: quoteBackground,
      drawing: quoteDrawing(service.path, quoteBackground),
    },
    related: [
      {
        heading: related.caseStudies,
        links: cases.slice(0, CASES_SHOWN).map(({ path, title, industry }) => ({
          href: link(path),
          title,
          note: industry,
        })),
      },
      {
        heading: related.articles,
        links: articlesOfService(service.id).slice(0, ARTICLES_SHOWN).map(linkTo),
      },
      {
        heading: related.sectorsAndRegions,
        links: [...sectorsOfService(service.id), ...regionsOfService(service.id)].map(linkTo),
      },
      {
        heading: topics.law,
        links: rulesNamed(service.lawRules).slice(0, RULES_SHOWN).map(linkTo),
      },
    ],
  };
}

/** Talent Acquisition's button has words of its own (R34). */
const consultationLabel = (id: string) =>
  id === "talent-acquisition" ? consultation.schedule : consultation.get;

/** On these sheets the one action is ink, not marigold. */
const INK_BUTTON_SHEETS = ["ochre", "laterite", "bloom", "leaf"];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, bookingUrl, quote } = loaderData;
  const label = consultationLabel(service.id);
  const { specimen } = service.deliverables;
  return (
    <>
      <PageHero
        title={service.title}
        lead={service.lead}
        background={service.sheet}
        drawing={loaderData.heroDrawing}
        trail={loaderData.trail}
      >
        <ButtonLink
          href={bookingUrl}
          outside
          sign="external"
          variant={INK_BUTTON_SHEETS.includes(service.sheet) ? "dark" : "primary"}
        >
          {label}
        </ButtonLink>
      </PageHero>
      <TextIntro {...service.intro} />
      <ScopeList id="scope" heading={service.scope.heading} items={loaderData.scope} />
      {quote && <QuoteBand {...quote} />}
      <RouteBand
        id="engagement"
        heading={service.engagement.heading}
        steps={service.engagement.items}
        seed={service.path}
      />
      <DefinitionBand
        id="deliverables"
        heading={service.deliverables.heading}
        rows={service.deliverables.items}
        // A year of due dates is the quiet band after it.
        {...(loaderData.year ? { space: "joined" } : { background: "haze" })}
      >
        {specimen && <Specimen {...specimen} background={service.sheet} />}
      </DefinitionBand>
      {service.statutoryYear && loaderData.year && (
        <StatutoryYear {...service.statutoryYear} {...loaderData.year} />
      )}
      <ValuesBand
        id="audience"
        heading={service.audience.heading}
        values={service.audience.items.map(({ term, text }) => ({ name: term, text }))}
        background="white"
      />
      <RelatedLinks heading={related.heading} groups={loaderData.related} />
      <Close {...loaderData.close} label={label} />
    </>
  );
}
