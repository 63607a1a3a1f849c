import { comingEvents, pastEvents } from "#app/collections/events.server.ts";
import { eventsPage } from "#app/collections/pages.server.ts";
import type { Page } from "#app/head.server.tsx";
import { linked } from "#app/lib/address/site-url.ts";
import { EventList } from "#app/sections/event-list.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";

export function loader(): Page {
  const page = eventsPage();
  const coming = comingEvents().map(linked);
  const past = pastEvents().map(linked);
  return {
    page,
    sheet: "ochre",
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="ochre" flat />
        {coming.length > 0 && <EventList id="coming" heading={page.coming} events={coming} />}
        {past.length > 0 && <EventList id="past" heading={page.past} events={past} />}
      </>
    ),
  };
}
