import { team as labels } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { teamPage } from "#app/collections/pages.server.ts";
import { services } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { headFor } from "#app/head.server.ts";
import { type PageProps, url } from "#app/route.ts";
import { linkTo } from "#app/lib/site-url.ts";
import { portraitOf } from "#app/pictures/portraits.server.ts";
import { JoinBand } from "#app/sections/join-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { people } from "#app/seo/structured-data/people.ts";
import { TeamMembers } from "#app/sections/team-members.tsx";

/** Articles of a member, the newest; their list has the others. */
const ARTICLES_SHOWN = 3;

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
    network: firm.social.name,
    email: firm.recruitmentEmail,
    members: await Promise.all(
      members.map(async (member) => {
        const { id, name, role, bio, linkedin, sample } = member;
        return {
          id,
          name,
          role,
          bio,
          linkedin,
          sample,
          portrait: await portraitOf(member, "team"),
          work: [
            {
              label: labels.leads,
              links: services()
                .filter((one) => member.leads.includes(one.id))
                .map(linkTo),
            },
            {
              label: labels.cases,
              links: caseStudies()
                .filter((one) => member.cases.includes(one.id))
                .map(linkTo),
            },
            {
              label: labels.writes,
              links: posts()
                .filter(({ author }) => author === id)
                .slice(0, ARTICLES_SHOWN)
                .map(linkTo),
            },
          ],
        };
      }),
    ),
  };
}

export default function Team({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  return (
    <>
      <PageHero title={page.title} lead={page.lead} background="white" compact />
      <TeamMembers network={loaderData.network} members={loaderData.members} />
      <JoinBand {...page.join} careersHref={url("/work-with-us")} email={loaderData.email} />
    </>
  );
}
