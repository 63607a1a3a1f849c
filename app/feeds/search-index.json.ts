import { searchDocuments } from "#app/collections/search.server.ts";
import { respond } from "./respond.ts";

/** Everything that can be found, for the search page; fetched when a visitor first searches. */
export const loader = () => respond(JSON.stringify(searchDocuments().index), "application/json");
