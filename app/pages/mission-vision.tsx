import { missionVisionPage } from "#app/collections/pages.server.ts";
import { headFor } from "#app/head.server.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { StatementBand } from "#app/sections/statement-band.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { close } from "./consultation.server.tsx";

export async function loader() {
  const page = missionVisionPage();
  return {
    head: await headFor({ path: "/mission-vision", page }),
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="mist" flat />
        <StatementBand statements={[page.mission, page.vision]} />
        <ValuesBand heading={page.values.heading} values={page.values.items} />
        <StatementBand statements={[page.purpose]} ruled />
        {await close(page.callToAction)}
      </>
    ),
  };
}
