import type { Event } from "schema-dts";
import type { FirmEvent } from "#app/collections/events.server.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { organizationId } from "./graph.ts";

/** An event, on its own page. Rules: Google's event documentation. @param image address of a picture, without base path */
export function eventNode(event: FirmEvent, image: string): Event {
  const { title, description, path, start, end, place, online } = event;
  const mode = place && online ? "Mixed" : place ? "Offline" : "Online";
  return {
    "@type": "Event",
    name: title,
    description,
    url: absoluteUrl(path),
    image: absoluteUrl(image),
    startDate: start,
    ...(end && { endDate: end }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [
      ...(place ? [{ "@type": "Place" as const, name: place, address: place }] : []),
      ...(online ? [{ "@type": "VirtualLocation" as const, url: online }] : []),
    ],
    organizer: { "@id": organizationId() },
  };
}
