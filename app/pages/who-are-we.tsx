import { whoAreWePage } from "#app/collections/pages.server.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { headFor } from "#app/head.server.ts";
import { url } from "#app/lib/route-url.ts";
import { ridgesDrawing } from "#app/pictures/drawings.server.ts";
import { DefinitionBand } from "#app/sections/definition-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RidgeBand } from "#app/sections/ridge-band.tsx";
import { TextIntro } from "#app/sections/text-intro.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "./consultation.server.ts";
import type { Route } from "./+types/who-are-we";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = whoAreWePage();
  return {
    head: await headFor({ path: "/who-are-we", page, sheet: "pale" }),
    page,
    ridges: ridgesDrawing(),
    close: await close(page.callToAction),
  };
}

export default function WhoAreWe({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <PageHero title={page.title} lead={page.lead} background="pale" />
      <RidgeBand drawing={loaderData.ridges} />
      <TextIntro {...page.story}>
        <MoreLink href={url("/team")}>{page.links.team}</MoreLink>
        <MoreLink href={url("/mission-vision")}>{page.links.mission}</MoreLink>
      </TextIntro>
      <DefinitionBand
        id="working"
        heading={page.working.heading}
        rows={page.working.items}
        space="joined"
      />
      <Close {...loaderData.close} />
    </>
  );
}
