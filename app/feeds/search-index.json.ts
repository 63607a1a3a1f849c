import { searchDocuments } from "#app/collections/search.server.ts";
import { respond } from "./respond.ts";

/**
 * Everything that can be found, for the search page; fetched when that page is idle, or on the first search where it is
 * large.
 */
export const loader = () => respond(JSON.stringify(searchDocuments().index), "application/json");
