import { Paragraphs, SideBand } from "#app/components/band.tsx";
import { consultation } from "virtual:labels";
import {
  PAY_STRUCTURE_PATH,
  payStructure,
  workedPayslips,
} from "#app/calculators/pay-structure.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { LeadPerson } from "#app/components/people-list.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { close } from "#app/pages/consultation.server.tsx";
import { leadOf, sheetOf, TopicsRow } from "#app/pages/services/paper.server.tsx";
import { AreaList } from "#app/sections/area-list.tsx";
import { ExhibitBand } from "#app/sections/exhibit-band.tsx";
import { RouteBand } from "#app/sections/route-band.tsx";
import { SheetHero } from "#app/sections/sheet-hero.tsx";

const SERVICE = "hr-advisory";

export async function loader(): Promise<Page> {
  const page = payStructure();
  // While its service is a draft, the page's trail leaves it out.
  const service = serviceById(SERVICE);
  const above = service ? [{ label: service.title, path: service.path }] : [];
  const trail = trailThrough(...above, { label: page.title });
  const lead = await leadOf(SERVICE);
  const { heading, lead: reading, columns } = page.exhibit;
  return {
    page,
    trail,
    body: (
      <>
        <SheetHero
          title={page.title}
          lead={page.lead}
          background="mist"
          trail={trail}
          sheet={
            <div data-wide-only="">
              <Specimen {...sheetOf(page.specimen)!} background="mist" across />
            </div>
          }
          across
          booking={{ label: consultation.get, href: site().bookingUrl }}
        />
        <SideBand
          id="intro"
          heading={page.intro.heading}
          aside={<LeadPerson person={lead?.person} fee={page.fee} firstResult={page.firstResult} />}
        >
          <Paragraphs texts={page.intro.paragraphs} />
        </SideBand>
        <ExhibitBand
          kind="table"
          look="clauses"
          heading={heading}
          lead={reading}
          table={{ columns, rows: workedPayslips(page) }}
        />
        <AreaList {...page.scope} />
        <RouteBand {...page.engagement} seed={PAY_STRUCTURE_PATH} />
        {service && <TopicsRow service={service.title} current={PAY_STRUCTURE_PATH} />}
        {await close(page.callToAction, undefined, lead?.id)}
      </>
    ),
  };
}
