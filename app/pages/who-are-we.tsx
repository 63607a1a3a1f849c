import { whoAreWePage } from "#app/collections/pages.server.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { headFor } from "#app/head.server.tsx";
import { url } from "#app/route.ts";
import { ridgesDrawing } from "#app/pictures/drawings.server.ts";
import { OpeningText } from "#app/sections/opening-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RidgeBand } from "#app/sections/ridge-band.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { close } from "./consultation.server.tsx";

export async function loader() {
  const page = whoAreWePage();
  return {
    head: await headFor({ path: "/who-are-we", page, sheet: "pale" }),
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="pale" />
        <RidgeBand drawing={ridgesDrawing()} />
        <OpeningText {...page.story}>
          <MoreLink href={url("/team")}>{page.links.team}</MoreLink>
          <MoreLink href={url("/mission-vision")}>{page.links.mission}</MoreLink>
        </OpeningText>
        <ValuesBand
          id="working"
          heading={page.working.heading}
          values={page.working.items.map(({ term, text }) => ({ name: term, text }))}
        />
        {await close(page.callToAction)}
      </>
    ),
  };
}
