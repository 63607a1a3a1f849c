import type { FirmEvent } from "#app/collections/events.server.ts";
import type { Linked } from "#app/lib/address/site-url.ts";
import { TermsBand } from "#app/components/terms-band.tsx";

type EventListProps = { id: string; heading: string; events: Linked<FirmEvent>[] };

/** Events as ruled rows: when, what, where. */
export const EventList = ({ events, ...band }: EventListProps) => (
  <TermsBand
    {...band}
    rows={events.map(({ href, title, when, place, description }) => ({
      key: href,
      term: [when, place].filter(Boolean).join(". "),
      text: (
        <>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{description}</p>
        </>
      ),
    }))}
  />
);
