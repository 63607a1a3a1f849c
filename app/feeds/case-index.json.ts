import { caseStudies } from "#app/collections/case-studies.server.ts";
import { listedCase } from "#app/collections/paged-lists.server.ts";
import { respond } from "./respond.ts";

/** Every case study as its list shows it; fetched when a visitor asks for some that a page does not hold. */
export const loader = () =>
  respond(JSON.stringify(caseStudies().map(listedCase)), "application/json");
