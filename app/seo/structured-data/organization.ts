import type { LocalBusiness, Organization } from "schema-dts";
import type { Site } from "#app/collections/site.server.ts";
import { isPlaceholder } from "#app/lib/placeholder.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { organizationId } from "./graph.ts";

/** The facts about the firm that every page's footer shows, and those that only some pages show. */
type OrganizationFacts = {
  firm: Pick<Site, "name" | "legalName" | "founded" | "email" | "phone" | "address" | "social">;
  /** true on pages with the year in their text. */
  showsYear?: boolean;
  /** true on pages with the whole address; the footer leaves out the region. */
  showsRegion?: boolean;
  /** On pages that present the firm as a place to visit. */
  place?: {
    /** Path of a picture, without base path. */
    image: string;
    /** The regions that the firm works in: served areas, not branches. */
    regions: { title: string }[];
    offices: Site["offices"];
  };
};

/** A fact about the firm; undefined, and so left out, for a placeholder. */
const given = (fact: string): string | undefined => (isPlaceholder(fact) ? undefined : fact);

const postalAddress = (
  { street, city, region, postcode, countryCode }: Site["address"],
  showsRegion = true,
) => ({
  "@type": "PostalAddress" as const,
  streetAddress: given(street),
  addressLocality: city,
  ...(showsRegion && { addressRegion: region }),
  postalCode: postcode,
  addressCountry: countryCode,
});

export const profile = ({ social }: Pick<Site, "social">): string | undefined => given(social.url);

const telephone = ({ phone, address }: Pick<Site, "phone" | "address">): string | undefined =>
  given(readTelephone(phone, address.countryCode).number);

const officeOf = ({ name, address, phone }: Site["offices"][number]) => ({
  "@type": "Place" as const,
  name,
  address: postalAddress(address),
  telephone: phone && telephone({ phone, address }),
});

/**
 * The firm; on home and contact page a local business too. Only its own offices are places; partner networks are served
 * areas. schema.org's ProfessionalService is deprecated, and LegalService would claim advocacy.
 */
export function organization(from: OrganizationFacts): Organization | LocalBusiness {
  const { firm, showsYear, showsRegion = false, place } = from;
  const contact = { email: given(firm.email), telephone: telephone(firm) };
  const facts = {
    "@type": place ? ["Organization", "LocalBusiness"] : "Organization",
    "@id": organizationId(),
    name: firm.name,
    legalName: firm.legalName,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    ...contact,
    address: postalAddress(firm.address, showsRegion),
    ...((contact.email || contact.telephone) && {
      contactPoint: {
        "@type": "ContactPoint" as const,
        contactType: "customer service",
        ...contact,
      },
    }),
    sameAs: profile(firm),
    ...(showsYear && { foundingDate: String(firm.founded) }),
    ...(place && {
      image: absoluteUrl(place.image),
      ...(place.offices.length > 0 && { location: place.offices.map(officeOf) }),
      areaServed: place.regions.map(({ title }) => ({ "@type": "Place" as const, name: title })),
    }),
  };
  // schema-dts allows one type for a thing; schema.org allows several.
  return facts as LocalBusiness;
}
