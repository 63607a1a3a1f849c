import { posts } from "#app/collections/blog.server.ts";
import { caseStudyById } from "#app/collections/case-studies.server.ts";
import { keyStats } from "#app/collections/claims.server.ts";
import { clients } from "#app/collections/clients.server.ts";
import { HOME_POSTS } from "#app/constants.ts";
import { comingEvents } from "#app/collections/events.server.ts";
import { eventsPage, homePage } from "#app/collections/pages.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { homeServices } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { headFor } from "#app/head.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { weekdayOf } from "#app/lib/days.ts";
import { fill, type Template } from "#app/lib/fill.ts";
import { type PageProps, url } from "#app/route.ts";
import { link, linked } from "#app/lib/site-url.ts";
import { rooms } from "#app/rooms.server.ts";
import { homeHeroDrawing, industryTileDrawing } from "#app/pictures/drawings.server.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { photo } from "#app/pictures/photo.server.ts";
import { CaseTeasers } from "#app/sections/case-teasers.tsx";
import { EventList } from "#app/sections/event-list.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { IndustryTiles } from "#app/sections/industry-tiles.tsx";
import { KeyStats } from "#app/sections/key-stats.tsx";
import { LawToday } from "#app/sections/law-today.tsx";
import { ArticleRow } from "#app/sections/article-row.tsx";
import { PeopleBand } from "#app/sections/people-band.tsx";
import { ServiceIndex } from "#app/sections/service-index.tsx";
import { TrustStrip } from "#app/sections/trust-strip.tsx";
import { close } from "./consultation.server.tsx";
import { articleCard } from "#app/pictures/covers.server.ts";
import { webSite } from "#app/seo/structured-data/site.ts";
import { articleFeeds } from "./feed-links.server.ts";

/** Coming events on the home page. */
const HOME_EVENTS = 3;

/** Days ahead of which a page knows what is due, should nobody build it anew. */
const DUE_DAYS = 8;

/** What falls due next, in a sentence for each of the next days on which something does. */
const nextDueSentences = (sentence: Template<"title" | "day">) =>
  (rooms.law?.nextDue() ?? []).slice(0, DUE_DAYS).map(({ day, title }) => ({
    day,
    sentence: fill(sentence, { title, day: `${weekdayOf(day)}, ${formatDay(day)}` }),
  }));

export async function loader() {
  const page = homePage();
  const figures = keyStats();
  const lawPath = rooms.law?.path();
  return {
    head: await headFor({
      path: "/",
      page,
      feeds: articleFeeds(),
      things: () => [webSite(site())],
    }),
    page,
    close: await close(page.callToAction),
    heroDrawing: homeHeroDrawing(),
    clients: await Promise.all(
      clients().map(async ({ name, logo, placeholder }) => ({
        name,
        sample: placeholder,
        logo: logo === undefined ? undefined : await photo(logo, "logo"),
      })),
    ),
    stats: figures.stats,
    note: [page.stats.strokes, figures.note].filter(Boolean).join(" "),
    services: homeServices().map(({ path, title, icon, summary, points }) => ({
      href: link(path),
      title,
      icon,
      summary,
      points,
    })),
    lawToday: page.urgent && {
      heading: page.urgent.heading,
      next: nextDueSentences(page.urgent.next),
      all: lawPath === undefined ? lawPath : { label: page.urgent.all, href: link(lawPath) },
      items: page.urgent.items.map(({ to, ...item }) => ({ ...item, href: link(to) })),
    },
    people: page.people && {
      ...page.people,
      all: { label: page.people.all, href: url("/team") },
      people: await Promise.all(
        team().map(async ({ id }) => ({
          ...(await personOf(id, "row")),
          href: `${url("/team")}#${id}`,
        })),
      ),
    },
    industries: sectors().map(({ id, title, sheet }, position, { length }) => ({
      title,
      sheet,
      href: `${url("/business-sectors")}#${id}`,
      drawing: industryTileDrawing(position, sheet, length),
    })),
    cases: page.caseTeasers.cases
      .flatMap((id) => caseStudyById(id) ?? [])
      .map(({ path, title, industry, teaser, results }) => ({
        href: link(path),
        title,
        industry,
        change: results.find(({ before }) => before),
        ...teaser,
      })),
    articles: await Promise.all(
      posts()
        .slice(0, HOME_POSTS)
        .map((post) => articleCard(post, "list")),
    ),
    coming: {
      heading: eventsPage().coming,
      events: comingEvents().slice(0, HOME_EVENTS).map(linked),
    },
  };
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  return (
    <>
      <HomeHero
        title={page.title}
        lead={page.lead}
        {...page.hero}
        drawing={loaderData.heroDrawing}
      />
      {loaderData.clients.length > 0 && (
        <TrustStrip label={page.trustLabel} clients={loaderData.clients} />
      )}
      {loaderData.stats.length > 0 && (
        <KeyStats {...page.stats} stats={loaderData.stats} note={loaderData.note} />
      )}
      {loaderData.services.length > 0 && (
        <ServiceIndex {...page.services} services={loaderData.services} />
      )}
      {loaderData.lawToday && <LawToday {...loaderData.lawToday} />}
      {loaderData.industries.length > 0 && (
        <IndustryTiles
          heading={page.industries.heading}
          allHref={url("/business-sectors")}
          industries={loaderData.industries}
        />
      )}
      {loaderData.cases.length > 0 && (
        <CaseTeasers
          heading={page.caseTeasers.heading}
          allHref={url("/case-studies")}
          cases={loaderData.cases}
        />
      )}
      {loaderData.articles.length > 0 && (
        <ArticleRow
          id="articles"
          space={loaderData.cases.length > 0 ? "joined" : "section"}
          heading={page.posts.heading}
          allHref={url("/blogs")}
          articles={loaderData.articles}
        />
      )}
      {loaderData.coming.events.length > 0 && <EventList id="coming" {...loaderData.coming} />}
      {loaderData.people && <PeopleBand {...loaderData.people} />}
      {loaderData.close}
    </>
  );
}
