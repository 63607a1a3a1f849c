import { jobs, team as labels } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { caseStudyById } from "#app/collections/case-studies.server.ts";
import { teamPage } from "#app/collections/pages.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { SideBand } from "#app/components/band.tsx";
import { ButtonLink, Ways } from "#app/components/button.tsx";
import type { Page } from "#app/head.server.tsx";
import { link, linksTo, linkTo } from "#app/lib/address/site-url.ts";
import { portraitOf } from "#app/pictures/portraits.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { people } from "#app/seo/structured-data/structured-data.ts";
import { TeamMembers } from "#app/sections/team-members.tsx";

/** The newest articles of a member; their list has the others. */
const ARTICLES_SHOWN = 3;

export async function loader(): Promise<Page> {
  const page = teamPage();
  const firm = site();
  const members = team();
  return {
    page,
    sheet: "white",
    things: () => people(members),
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="white" flat />
        <TeamMembers
          network={firm.social.name}
          members={await Promise.all(
            members.map(async (member) => ({
              ...member,
              portrait: await portraitOf(member, "team"),
              work: [
                { label: labels.leads, links: linksTo(member.leads, serviceById) },
                { label: labels.cases, links: linksTo(member.cases, caseStudyById) },
                {
                  label: labels.writes,
                  links: posts()
                    .filter(({ author }) => author === member.id)
                    .slice(0, ARTICLES_SHOWN)
                    .map(linkTo),
                },
              ],
            })),
          )}
        />
        <SideBand id="join" heading={page.join.heading} background="mist">
          <p className="lead">{page.join.text}</p>
          <Ways>
            <ButtonLink href={link("/work-with-us")} variant="dark" sign="arrow">
              {jobs.all}
            </ButtonLink>
            <ButtonLink href={`mailto:${firm.recruitmentEmail}`} variant="outline" sign="external">
              {firm.recruitmentEmail}
            </ButtonLink>
          </Ways>
        </SideBand>
      </>
    ),
  };
}
