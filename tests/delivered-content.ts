import { site } from "../app/collections/site.server.ts";

/** Whether the content is the delivered sample, not yet changed by a firm. */
export const isDelivered = process.env.CONTENT_DIR === undefined && site().sample;
