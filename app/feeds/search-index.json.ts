import { siteIndex } from "#app/collections/search.server.ts";
import { respond } from "./respond.ts";

/** Everything that can be found; fetched when a visitor begins to search. */
export const loader = () => respond(JSON.stringify(siteIndex()), "application/json");
