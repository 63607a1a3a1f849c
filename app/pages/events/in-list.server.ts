import type { FirmEvent } from "#app/collections/events.server.ts";
import { link } from "#app/lib/site-url.ts";

/** An event as a list shows it. */
export const inEventList = ({ path, title, when, place, description }: FirmEvent) => ({
  href: link(path),
  title,
  when,
  place,
  description,
});
