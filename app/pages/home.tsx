import { caseStudy, lawTools } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { caseStudyById } from "#app/collections/case-studies.server.ts";
import { keyStats } from "#app/collections/claims.server.ts";
import { clients } from "#app/collections/clients.server.ts";
import { HOME_POSTS } from "#app/constants.ts";
import { homePage } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { homeServices } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import { CaseEntry } from "#app/components/case-entry.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import type { Page } from "#app/head.server.tsx";
import { formatDay, weekdayOf } from "#app/lib/days.ts";
import { fill, type Template } from "#app/lib/fill.ts";
import { link, linked } from "#app/lib/address/site-url.ts";
import { rooms } from "#app/rooms.server.ts";
import { homeHeroDrawing, industryTileDrawings } from "#app/pictures/drawings.server.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { photo } from "#app/pictures/photo.server.ts";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { IndustryTiles } from "#app/sections/industry-tiles.tsx";
import { KeyStats } from "#app/sections/key-stats.tsx";
import { LawToday } from "#app/sections/law-today.tsx";
import { ArticleRow } from "#app/sections/article-row.tsx";
import { PeopleBand } from "#app/sections/people-band.tsx";
import { ServiceIndex } from "#app/sections/service-index.tsx";
import { TrustStrip } from "#app/sections/trust-strip.tsx";
import { close } from "./consultation.server.tsx";
import { articleCards } from "#app/pictures/covers.server.ts";
import { webSite } from "#app/seo/structured-data/structured-data.ts";
import { articleFeeds } from "./feed-links.server.ts";
import { caseTeaser } from "./related-cards.server.ts";

/** A sentence for each of the next days on which something is due. */
const nextDueSentences = (sentence: Template<"title" | "day">) =>
  (rooms.law?.nextDue() ?? []).map(({ day, until, title }) => ({
    until,
    sentence: fill(sentence, { title, day: `${weekdayOf(day)}, ${formatDay(day)}` }),
  }));

/** The present law; undefined if the page has nothing about it. */
function lawToday({ urgent }: ReturnType<typeof homePage>) {
  if (!urgent) return undefined;
  const path = rooms.law?.path();
  return (
    <LawToday
      heading={urgent.heading}
      next={nextDueSentences(urgent.next)}
      due={rooms.law?.statutoryYear(lawTools.dates)?.months ?? []}
      today={today()}
      all={path === undefined ? undefined : { label: urgent.all, href: link(path) }}
      items={urgent.items.map(({ to, ...item }) => ({ ...item, href: link(to) }))}
    />
  );
}

export async function loader(): Promise<Page> {
  const page = homePage();
  const { stats, note } = keyStats();
  const services = homeServices().map(linked);
  const [mainCase, ...cases] = page.caseTeasers.cases.flatMap((id) => caseStudyById(id) ?? []);
  const tiles = industryTileDrawings(sectors().map(({ sheet }) => sheet));
  const industries = sectors().map((sector, place) => ({
    ...sector,
    href: `${link("/business-sectors")}#${sector.id}`,
    drawing: tiles[place]!,
  }));
  const articles = posts().slice(0, HOME_POSTS);
  return {
    page,
    feeds: articleFeeds(),
    things: () => [webSite(site().name)],
    body: (
      <>
        <HomeHero title={page.title} lead={page.lead} {...page.hero} drawing={homeHeroDrawing()} />
        {clients().length > 0 && (
          <TrustStrip
            label={page.trustLabel}
            clients={await Promise.all(
              clients().map(async ({ name, logo, placeholder }) => ({
                name,
                sample: placeholder,
                logo: logo === undefined ? undefined : await photo(logo, "logo"),
              })),
            )}
          />
        )}
        {stats.length > 0 && (
          <KeyStats
            {...page.stats}
            stats={stats}
            note={[page.stats.strokes, note].filter(Boolean).join(" ")}
          />
        )}
        {services.length > 0 && <ServiceIndex {...page.services} services={services} />}
        {lawToday(page)}
        {industries.length > 0 && (
          <IndustryTiles
            heading={page.industries.heading}
            allHref={link("/business-sectors")}
            industries={industries}
          />
        )}
        {mainCase && (
          <HeadedBand
            id="cases"
            heading={page.caseTeasers.heading}
            link={<MoreLink href={link("/case-studies")}>{caseStudy.all}</MoreLink>}
          >
            <CaseEntry {...caseTeaser(mainCase)} look="large" quote={mainCase.testimonial.quote} />
            <div className="tiles">
              {cases.map((study) => (
                <CaseEntry key={study.id} {...caseTeaser(study)} look="half" />
              ))}
            </div>
          </HeadedBand>
        )}
        {articles.length > 0 && (
          <ArticleRow
            id="articles"
            space={mainCase ? "joined" : "section"}
            heading={page.posts.heading}
            allHref={link("/blogs")}
            articles={await articleCards(articles)}
          />
        )}
        {page.people && (
          <PeopleBand
            {...page.people}
            all={{ label: page.people.all, href: link("/team") }}
            people={await Promise.all(
              team().map(async ({ id }) => ({
                ...(await personOf(id, "row")),
                href: `${link("/team")}#${id}`,
              })),
            )}
          />
        )}
        {await close(page.callToAction)}
      </>
    ),
  };
}
