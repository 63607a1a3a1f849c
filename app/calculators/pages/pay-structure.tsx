import { consultation, services as labels } from "virtual:labels";
import {
  hasPayStructure,
  PAY_STRUCTURE_PATH,
  payStructure,
  workedPayslips,
} from "#app/calculators/pay-structure.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { LeadPerson } from "#app/components/people-list.tsx";
import { headFor } from "#app/head.server.ts";
import { link } from "#app/lib/site-url.ts";
import { close } from "#app/pages/consultation.server.ts";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { leadOf } from "#app/pages/services/paper.server.ts";
import { trailThrough } from "#app/pages/trail.server.ts";
import { AreaList } from "#app/sections/area-list.tsx";
import { Close } from "#app/sections/close.tsx";
import { ExhibitBand } from "#app/sections/exhibit-band.tsx";
import { OpeningText } from "#app/sections/opening-text.tsx";
import { RouteBand } from "#app/sections/route-band.tsx";
import { SheetHero } from "#app/sections/sheet-hero.tsx";
import type { PageProps } from "#app/route.ts";

const SERVICE = "hr-advisory";

export async function loader() {
  const service = serviceById(SERVICE);
  if (!hasPayStructure() || !service) throw notFoundResponse();
  const page = payStructure();
  const trail = trailThrough({ label: service.title, path: service.path }, { label: page.title });
  const lead = await leadOf(SERVICE);
  const { heading, lead: reading, columns } = page.exhibit;
  return {
    head: await headFor({ path: PAY_STRUCTURE_PATH, page, sheet: "mist", trail }),
    path: PAY_STRUCTURE_PATH,
    page,
    trail,
    bookingUrl: site().bookingUrl,
    lead: lead?.person,
    exhibit: { heading, lead: reading, table: { columns, rows: workedPayslips(page) } },
    scope: page.scope.items.map(({ title, text, page: leadsTo }) => ({
      title,
      text,
      href: leadsTo && link(leadsTo),
    })),
    close: await close(page.callToAction, lead?.id),
  };
}

export default function PayStructure({ loaderData }: PageProps<typeof loader>) {
  const { page, exhibit } = loaderData;
  return (
    <>
      <SheetHero title={page.title} lead={page.lead} background="mist" trail={loaderData.trail}>
        <ButtonLink href={loaderData.bookingUrl} outside sign="external" variant="dark">
          {consultation.get}
        </ButtonLink>
      </SheetHero>
      <OpeningText {...page.intro}>
        <LeadPerson
          person={loaderData.lead}
          texts={[page.fee, `${labels.firstResult} ${page.firstResult}`]}
        />
      </OpeningText>
      <ExhibitBand kind="table" look="clauses" {...exhibit} />
      <AreaList
        id="scope"
        heading={page.scope.heading}
        items={loaderData.scope}
        fact={page.scope.fact}
      />
      <RouteBand
        id="engagement"
        heading={page.engagement.heading}
        weeks={page.engagement.weeks}
        steps={page.engagement.items}
        fees={page.engagement.fees}
        seed={loaderData.path}
      />
      <Close {...loaderData.close} />
    </>
  );
}
