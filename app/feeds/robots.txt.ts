import { showsSamples } from "#app/collections/reader/publication.server.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";

/** Robots may read everything but samples. Preview builds are excluded by a tag on each page instead. */
export const loader = () => {
  const rule = showsSamples() ? "Disallow" : "Allow";
  return respond(
    `User-agent: *\n${rule}: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`,
    "text/plain",
  );
};
