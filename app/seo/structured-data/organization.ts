import type { LocalBusiness, Organization } from "schema-dts";
import type { Site } from "#app/collections/site.server.ts";
import { isPlaceholder } from "#app/lib/placeholder.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { readTelephone } from "#app/lib/telephone.server.ts";
import { organizationId } from "./graph.ts";

/** What the footer of every page says of the firm, and what only some pages say. */
type OrganizationFacts = {
  firm: Pick<Site, "name" | "legalName" | "founded" | "email" | "phone" | "address" | "social">;
  /** true on pages that give the year in their text. */
  showsYear?: boolean;
  /** true on pages that give the whole address; the footer leaves out the region. */
  showsRegion?: boolean;
  /** On pages that present it as a place to visit. */
  place?: {
    /** Address of a picture, without base path. */
    image: string;
    /** The regions that the firm works in: places served, not branches. */
    regions: { title: string }[];
    offices: Site["offices"];
  };
};

/** A fact of the firm; undefined, and so left out, while it is still to be filled in. */
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

/** The firm's page on a social network, for `sameAs`. */
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
 * The firm. On home and contact page it is a local business too: only its own offices are places, the partner networks
 * are regions served. schema.org's ProfessionalService is deprecated, and LegalService would claim advocacy.
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
  // schema-dts knows one type for each thing; schema.org allows several.
  return facts as LocalBusiness;
}
