import { siteIndex } from "#app/collections/search.server.ts";
import { respond } from "./respond.ts";

export const loader = () => respond(JSON.stringify(siteIndex()), "application/json");
