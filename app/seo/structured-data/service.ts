import type { Service } from "schema-dts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { organizationId } from "./graph.ts";

/** A service as its page shows it. */
type ServiceFacts = {
  title: string;
  /** The visible sentence under the heading. */
  lead?: string;
  /** The page's address without base path. */
  path: string;
};

/** A service of the firm. Search engines show nothing for it; it ties the name to the firm. */
export const serviceNode = ({ title, lead, path }: ServiceFacts): Service => ({
  "@type": "Service",
  "@id": `${absoluteUrl(path)}#service`,
  name: title,
  ...(lead && { description: lead }),
  url: absoluteUrl(path),
  provider: { "@id": organizationId() },
});
