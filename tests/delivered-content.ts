import { site } from "../app/collections/site.server.ts";

/** Whether the content is what the site is delivered with, and nobody has moved in yet. */
export const isDelivered = process.env.CONTENT_DIR === undefined && site().sample;
