import { comingEvents, pastEvents } from "#app/collections/events.server.ts";
import { eventsPage } from "#app/collections/pages.server.ts";
import { headFor } from "#app/head.server.ts";
import { EventList } from "#app/sections/event-list.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inEventList } from "./in-list.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = eventsPage();
  const { title, lead, coming, past } = page;
  return {
    head: await headFor({ path: "/events", page, sheet: "ochre" }),
    title,
    lead,
    coming: { heading: coming, events: comingEvents().map(inEventList) },
    past: { heading: past, events: pastEvents().map(inEventList) },
  };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { title, lead, coming, past } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="ochre" flat />
      {coming.events.length > 0 && <EventList id="coming" {...coming} />}
      {past.events.length > 0 && <EventList id="past" {...past} />}
    </>
  );
}
