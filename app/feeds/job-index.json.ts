import { openJobs } from "#app/collections/jobs.server.ts";
import { listedJob } from "#app/collections/paged-lists.server.ts";
import { respond } from "./respond.ts";

/** Every open job as its list shows it; fetched when a visitor asks for some that a page does not hold. */
export const loader = () => respond(JSON.stringify(openJobs().map(listedJob)), "application/json");
