import { absoluteUrl } from "#app/lib/site-url.ts";
import { respond } from "./respond.ts";

/** Everything may be read by everyone. Preview builds are kept out by a tag on each page instead. */
export const loader = () =>
  respond(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`, "text/plain");
