import { events } from "#app/collections/events.server.ts";
import { eventsPage } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Meta } from "#app/components/meta.tsx";
import { Band } from "#app/components/band.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/address/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { eventNode } from "#app/seo/structured-data/event.ts";

export async function loader({ params }: { params: { event: string } }): Promise<Page> {
  const event = events().find(({ id }) => id === params.event)!;
  const { title, description, when, place, online, link: signUp, lastDay, body } = event;
  const { title: list, onlineLabel, signUpLabel } = eventsPage();
  const way = signUp ?? online;
  const trail = trailThrough({ label: list, path: "/events" }, { label: title });
  return {
    page: event,
    sheet: "ochre",
    trail,
    things: (image) => [eventNode(event, image)],
    body: (
      <>
        <PageHero title={title} lead={description} background="ochre" flat trail={trail}>
          <Meta facts={[when, place, online && onlineLabel]} />
          {/* No sign-up once the event is over. */}
          {way && lastDay >= today() && (
            <ButtonLink href={way} outside variant="dark" sign="external">
              {signUp ? signUpLabel : onlineLabel}
            </ButtonLink>
          )}
        </PageHero>
        <Band>
          <ReadingProse html={renderMarkdown(body, await textParts(link, body)).html} />
        </Band>
      </>
    ),
  };
}
