import { teamPage } from "#app/collections/pages.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { SampleNote } from "#app/components/sample-note.tsx";
import { headFor } from "#app/head.server.ts";
import { url } from "#app/lib/route-url.ts";
import { innerDrawing, pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { portraitOf } from "#app/pictures/portraits.server.ts";
import { JoinBand } from "#app/sections/join-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { people } from "#app/seo/structured-data/people.ts";
import { TeamMembers } from "#app/sections/team-members.tsx";
import type { Route } from "./+types/team";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = teamPage();
  const firm = site();
  const members = team();
  return {
    head: await headFor({
      path: "/team",
      page,
      sheet: "pale",
      things: () => people(members),
    }),
    page,
    note: sampleNote(
      "people",
      members.some((member) => member.sample),
    ),
    network: firm.social.name,
    email: firm.recruitmentEmail,
    heroDrawing: pageHeroDrawing("/team", "pale"),
    joinDrawing: innerDrawing("/team", "mist"),
    members: await Promise.all(
      members.map(async (member) => {
        const { id, name, role, bio, linkedin } = member;
        return { id, name, role, bio, linkedin, portrait: await portraitOf(member, "team") };
      }),
    ),
  };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        background="pale"
        drawing={loaderData.heroDrawing}
      >
        {loaderData.note && <SampleNote text={loaderData.note} />}
      </PageHero>
      <TeamMembers network={loaderData.network} members={loaderData.members} />
      <JoinBand
        {...page.join}
        careersHref={url("/work-with-us")}
        email={loaderData.email}
        drawing={loaderData.joinDrawing}
      />
    </>
  );
}
