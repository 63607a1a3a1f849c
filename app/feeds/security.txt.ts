import { today } from "#app/collections/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { respond } from "./respond.ts";

/** RFC 9116 recommends less than a year; a site that is not rebuilt for so long has no one to answer. */
const DAYS_VALID = 360;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness of the site (RFC 9116). */
export function loader() {
  const expires = new Date(Date.parse(`${today()}T00:00:00Z`) + DAYS_VALID * DAY);
  const lines = [
    `Contact: mailto:${site().email}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return respond(`${lines.join("\n")}\n`, "text/plain");
}
