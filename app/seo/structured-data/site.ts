import type { BreadcrumbList, Person, Service, WebSite } from "schema-dts";
import type { Member } from "#app/collections/team.server.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { organizationId, personId } from "./graph.ts";

/** The site as a whole, for the home page: search engines take the site's name from it. @param name the firm's */
export const webSite = (name: string): WebSite => ({
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name,
  url: absoluteUrl("/"),
  inLanguage: LOCALE,
  publisher: { "@id": organizationId() },
});

/** A step of the visible breadcrumb trail; the last one is the page itself and needs no path. */
export type TrailStep = { label: string; path?: string };

/**
 * The breadcrumb trail, only for pages that show one.
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

/** A service of the firm. Search engines show nothing for it, but it links its name to the firm. */
export const serviceNode = (page: { title: string; lead: string; path: string }): Service => ({
  "@type": "Service",
  "@id": `${absoluteUrl(page.path)}#service`,
  name: page.title,
  description: page.lead,
  url: absoluteUrl(page.path),
  provider: { "@id": organizationId() },
});

/** The members of the team, as their page presents them; invented ones are left out (A12). */
export const people = (
  members: Pick<Member, "id" | "sample" | "name" | "role" | "bio" | "linkedin">[],
): Person[] =>
  members
    .filter(({ sample }) => !sample)
    .map(({ id, name, role, bio, linkedin }) => ({
      "@type": "Person",
      "@id": personId(id),
      name,
      jobTitle: role,
      description: bio,
      url: absoluteUrl("/team"),
      ...(linkedin && { sameAs: [linkedin] }),
      worksFor: { "@id": organizationId() },
    }));
