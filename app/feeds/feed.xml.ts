import { feedResponse } from "./feed-response.ts";

/** The newest articles as RSS. */
export const loader = () => feedResponse("/feed.xml");
