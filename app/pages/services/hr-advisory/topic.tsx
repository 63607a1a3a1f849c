import { consultation } from "virtual:labels";
import { hrTopicById, serviceById } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { LeadPerson } from "#app/components/people-list.tsx";
import { Paragraphs, SideBand } from "#app/components/band.tsx";
import "#app/styles/prose.css";
import { Fold } from "#app/components/fold.tsx";
import { Specimen } from "#app/components/specimen.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { renderSections } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/address/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { SheetHero } from "#app/sections/sheet-hero.tsx";
import { serviceNode } from "#app/seo/structured-data/structured-data.ts";
import { close } from "../../consultation.server.tsx";
import { exhibitOf, leadOf, sheetOf, TopicsRow } from "../paper.server.tsx";

export async function loader({ params }: { params: { topic: string } }): Promise<Page> {
  const topic = hrTopicById(params.topic)!;
  const service = serviceById("hr-advisory")!;
  const { body, specimen, exhibit, ...page } = topic;
  const trail = trailThrough({ label: service.title, path: service.path }, { label: topic.title });
  const lead = await leadOf(service.id);
  const sheet = sheetOf(specimen);
  const parts = renderSections(body, await textParts(link, body));
  return {
    page: topic,
    trail,
    things: () => [serviceNode(topic)],
    body: (
      <>
        <SheetHero
          title={page.title}
          lead={page.lead}
          background="mist"
          trail={trail}
          sheet={sheet && <Specimen {...sheet} background="mist" across />}
          across
          booking={{ label: consultation.get, href: site().bookingUrl }}
        />
        <SideBand id="intro" heading={page.intro.heading}>
          <Paragraphs texts={page.intro.paragraphs} />
        </SideBand>
        {exhibitOf(exhibit)}
        <SideBand
          id="parts"
          heading={page.partsHeading ?? page.title}
          aside={<LeadPerson person={lead?.person} fee={page.fee} firstResult={page.firstResult} />}
        >
          {parts.map(({ id, heading, html }, place) => (
            <Fold key={heading} title={<h3 id={id}>{heading}</h3>} open={place === 0}>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </Fold>
          ))}
        </SideBand>
        <TopicsRow service={service.title} current={topic.path} />
        {await close(topic.callToAction, undefined, lead?.id)}
      </>
    ),
  };
}
