import { whoAreWePage } from "#app/collections/pages.server.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { headFor } from "#app/head.server.ts";
import { type PageProps, url } from "#app/route.ts";
import { ridgesDrawing } from "#app/pictures/drawings.server.ts";
import { OpeningText } from "#app/sections/opening-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RidgeBand } from "#app/sections/ridge-band.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "./consultation.server.ts";

export async function loader() {
  const page = whoAreWePage();
  return {
    head: await headFor({ path: "/who-are-we", page, sheet: "pale" }),
    page,
    ridges: ridgesDrawing(),
    close: await close(page.callToAction),
  };
}

export default function WhoAreWe({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  return (
    <>
      <PageHero title={page.title} lead={page.lead} background="pale" />
      <RidgeBand drawing={loaderData.ridges} />
      <OpeningText {...page.story}>
        <p>
          <MoreLink href={url("/team")}>{page.links.team}</MoreLink>
        </p>
        <p>
          <MoreLink href={url("/mission-vision")}>{page.links.mission}</MoreLink>
        </p>
      </OpeningText>
      <ValuesBand
        id="working"
        heading={page.working.heading}
        values={page.working.items.map(({ term, text }) => ({ name: term, text }))}
      />
      <Close {...loaderData.close} />
    </>
  );
}
