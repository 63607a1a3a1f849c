import { pagination, services as labels, lawTools } from "virtual:labels";
import { hrTopicById, hrTopics, serviceById } from "#app/collections/services.server.ts";
import { headFor } from "#app/head.server.ts";
import { fill } from "#app/lib/fill.ts";
import { renderSections } from "#app/lib/markdown/markdown.ts";
import { Band } from "#app/components/band.tsx";
import { LargeLinks } from "#app/components/large-links.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { link, linkTo } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { StatutoryYear } from "#app/sections/statutory-year.tsx";
import { TextIntro } from "#app/sections/text-intro.tsx";
import { TopicSections } from "#app/sections/topic-sections.tsx";
import { Close } from "#app/sections/close.tsx";
import { close } from "../../consultation.server.ts";
import { notFoundResponse } from "../../not-found-response.server.ts";
import { trailLinks, trailThrough } from "../../trail.server.ts";
import { rooms } from "#app/rooms.server.ts";
import { serviceNode } from "#app/seo/structured-data/service.ts";
import type { Route } from "./+types/topic";

export { meta } from "#app/seo/meta.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const topic = hrTopicById(params.topic);
  const service = serviceById("hr-advisory");
  if (!topic || !service) throw notFoundResponse();
  const { body, ...page } = topic;
  const topics = hrTopics();
  const index = topics.findIndex(({ id }) => id === topic.id);
  const trail = trailThrough({ label: service.title, path: service.path }, { label: topic.title });
  return {
    head: await headFor({
      path: topic.path,
      page: topic,
      sheet: "pale",
      landform: topic.landform,
      trail,
      things: () => [serviceNode(topic)],
    }),
    page,
    trail: trailLinks(trail),
    heroDrawing: pageHeroDrawing(topic.path, "pale", topic.landform),
    year: topic.statutoryYear && rooms.law?.statutoryYear(lawTools.dates),
    sections: renderSections(body, await textParts(link, body)),
    neighbours: {
      label: fill(labels.topics, { service: service.title }),
      // The first and the last lead on to each other.
      links: [
        {
          direction: "previous" as const,
          label: pagination.previous,
          ...linkTo(topics.at(index - 1)!),
        },
        {
          direction: "next" as const,
          label: pagination.next,
          ...linkTo(topics[(index + 1) % topics.length]!),
        },
      ],
    },
    close: await close(topic.callToAction),
  };
}

export default function HrTopic({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        background="pale"
        drawing={loaderData.heroDrawing}
        trail={loaderData.trail}
      />
      <TextIntro
        {...page.intro}
        beside={page.specimen && <Specimen {...page.specimen} background="pale" />}
      />
      {page.statutoryYear && loaderData.year && (
        <StatutoryYear {...page.statutoryYear} {...loaderData.year} />
      )}
      <TopicSections
        layout={page.layout}
        sections={loaderData.sections}
        joined={!loaderData.year}
      />
      <Band space="joined">
        <LargeLinks {...loaderData.neighbours} />
      </Band>
      <Close {...loaderData.close} />
    </>
  );
}
