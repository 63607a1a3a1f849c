import { feedResponse } from "./feed-response.ts";

/** A year's articles of a feed, in its format: for example `feed-2024.xml`. */
export const loader = ({ params }: { params: { document?: string } }) =>
  feedResponse(`/feed-archive/${params.document}`);
