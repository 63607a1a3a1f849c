import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { addDays } from "#app/lib/days.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";

/** RFC 9116 recommends less than a year. A site that is not rebuilt for so long has nobody to answer. */
const DAYS_VALID = 360;

/** Whom to tell about a security problem of the site (RFC 9116). */
export function loader() {
  const lines = [
    `Contact: mailto:${site().email}`,
    `Expires: ${addDays(today(), DAYS_VALID)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return respond(`${lines.join("\n")}\n`, "text/plain");
}
