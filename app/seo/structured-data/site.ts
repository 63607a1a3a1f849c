import type { BreadcrumbList, WebSite } from "schema-dts";
import type { Site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { organizationId, webSiteId } from "./graph.ts";
import { LOCALE } from "#app/lib/locale.ts";

/** The site as a whole, from which search engines take its name: on the home page. */
export const webSite = (firm: Pick<Site, "name">): WebSite => ({
  "@type": "WebSite",
  "@id": webSiteId(),
  name: firm.name,
  url: absoluteUrl("/"),
  inLanguage: LOCALE,
  publisher: { "@id": organizationId() },
});

/** A step of the visible trail; the last one is the page itself and needs no address. */
export type TrailStep = { label: string; path?: string };

/**
 * The trail that the page shows, and only where it shows one.
 * @param trail from the home page to this page: at least two steps
 */
export const breadcrumbList = (trail: TrailStep[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(path !== undefined && { item: absoluteUrl(path) }),
  })),
});
