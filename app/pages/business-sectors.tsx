import { CASES_SHOWN } from "#app/constants.ts";
import { businessSectorsPage } from "#app/collections/pages.server.ts";
import { articlesOf, casesOf } from "#app/collections/relations.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { Band } from "#app/components/band.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import type { Page } from "#app/head.server.tsx";
import { linksTo, linkTo } from "#app/lib/address/site-url.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SectorBands } from "#app/sections/sector-bands.tsx";
import { SectorExhibit } from "#app/sections/sector-exhibit.tsx";
import { close } from "./consultation.server.tsx";

const ARTICLES_SHOWN = 2;

export async function loader(): Promise<Page> {
  const page = businessSectorsPage();
  const shown = sectors().map((sector) => ({
    ...sector,
    picture: sector.exhibit && <SectorExhibit exhibit={sector.exhibit} background={sector.sheet} />,
    services: linksTo(sector.services, serviceById),
    work: [
      ...casesOf("sector", sector.id).slice(0, CASES_SHOWN),
      ...articlesOf("sectors", sector.id).slice(0, ARTICLES_SHOWN),
    ].map(linkTo),
  }));
  return {
    page,
    sheet: "white",
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="white" flat />
        {shown.length > 0 && (
          <>
            <Band space="none">
              <LinkRow
                label={page.title}
                links={shown.map(({ id, title }) => ({ href: `#${id}`, title }))}
              />
            </Band>
            <SectorBands sectors={shown} />
          </>
        )}
        {await close(page.callToAction)}
      </>
    ),
  };
}
