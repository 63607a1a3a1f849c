import { whoAreWePage } from "#app/collections/pages.server.ts";
import { team } from "#app/collections/team.server.ts";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import { Ways } from "#app/components/button.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { PeopleList } from "#app/components/people-list.tsx";
import type { Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { ridgesDrawing } from "#app/pictures/drawings.server.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RidgeBand } from "#app/sections/ridge-band.tsx";
import { TermsBand } from "#app/components/terms-band.tsx";
import { close } from "./consultation.server.tsx";

export async function loader(): Promise<Page> {
  const page = whoAreWePage();
  return {
    page,
    sheet: "pale",
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="pale" />
        <RidgeBand drawing={ridgesDrawing()} />
        <SideBand
          id="intro"
          heading={page.story.heading}
          aside={
            <Ways>
              <MoreLink href={link("/team")}>{page.links.team}</MoreLink>
              <MoreLink href={link("/mission-vision")}>{page.links.mission}</MoreLink>
            </Ways>
          }
        >
          <Paragraphs texts={page.story.paragraphs} />
          <PeopleList
            people={(await Promise.all(team().map(({ id }) => personOf(id, "row")))).map(
              ({ role, ...person }) => ({ ...person, part: role, role: "" }),
            )}
          />
        </SideBand>
        <TermsBand
          id="working"
          background="pale"
          heading={page.working.heading}
          rows={page.working.items}
          columns
        />
        {await close(page.callToAction)}
      </>
    ),
  };
}
