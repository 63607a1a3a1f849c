import { feedResponse } from "./feed-response.ts";

/** The newest articles as JSON Feed. */
export const loader = () => feedResponse("/feed.json");
