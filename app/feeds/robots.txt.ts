import { showsSamples } from "#app/collections/reader/publication.server.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";

/** Everything may be read by everyone but samples. Preview builds are kept out by a tag on each page instead. */
export const loader = () => {
  const rule = showsSamples() ? "Disallow" : "Allow";
  return respond(
    `User-agent: *\n${rule}: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`,
    "text/plain",
  );
};
