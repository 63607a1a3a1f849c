import { comingEvents, pastEvents } from "#app/collections/events.server.ts";
import { eventsPage } from "#app/collections/pages.server.ts";
import { headFor } from "#app/head.server.ts";
import { linked } from "#app/lib/site-url.ts";
import { EventList } from "#app/sections/event-list.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/route.ts";

export async function loader() {
  const page = eventsPage();
  const { title, lead, coming, past } = page;
  return {
    head: await headFor({ path: "/events", page, sheet: "ochre" }),
    title,
    lead,
    coming: { heading: coming, events: comingEvents().map(linked) },
    past: { heading: past, events: pastEvents().map(linked) },
  };
}

export default function Events({ loaderData }: PageProps<typeof loader>) {
  const { title, lead, coming, past } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="ochre" flat />
      {coming.events.length > 0 && <EventList id="coming" {...coming} />}
      {past.events.length > 0 && <EventList id="past" {...past} />}
    </>
  );
}
