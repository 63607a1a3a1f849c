import { everyEvent } from "#app/collections/events.server.ts";
import { eventsPage } from "#app/collections/pages.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Meta } from "#app/components/meta.tsx";
import { headFor } from "#app/head.server.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { FreeText } from "#app/sections/free-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "../not-found-response.server.ts";
import { trailThrough } from "../trail.server.ts";
import { eventNode } from "#app/seo/structured-data/event.ts";
import type { Address, PageProps } from "#app/route.ts";

export async function loader({ params }: Address<"/events/:event">) {
  const event = everyEvent().find(({ path }) => path === `/events/${params.event}`);
  if (!event) throw notFoundResponse();
  const { title, description, path, when, place, online, link: signUp, lastDay, body } = event;
  const { title: list, onlineLabel, signUpLabel } = eventsPage();
  const trail = trailThrough({ label: list, path: "/events" }, { label: title });
  return {
    head: await headFor({
      path,
      page: event,
      sheet: "ochre",
      trail,
      things: (image) => [eventNode({ event, image })],
    }),
    title,
    description,
    facts: [when, ...(place ? [place] : []), ...(online ? [onlineLabel] : [])],
    // No sign-up once the event is over.
    action:
      lastDay >= today() && (signUp ?? online)
        ? { href: (signUp ?? online)!, label: signUp ? signUpLabel : onlineLabel }
        : undefined,
    trail,
    html: renderMarkdown(body, await textParts(link, body)).html,
  };
}

export default function EventPage({ loaderData }: PageProps<typeof loader>) {
  const { title, description, trail, facts, action, html } = loaderData;
  return (
    <>
      <PageHero title={title} lead={description} background="ochre" flat trail={trail}>
        <Meta facts={facts} />
        {action && (
          <ButtonLink href={action.href} outside variant="dark" sign="external">
            {action.label}
          </ButtonLink>
        )}
      </PageHero>
      <FreeText html={html} />
    </>
  );
}
