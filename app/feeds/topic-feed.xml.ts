import { feedResponse } from "./feed-response.ts";

/** The newest articles of one category as RSS; the parameter carries the ending, for example `legal.xml`. */
export const loader = ({ params }: { params: { topic?: string } }) =>
  feedResponse(`/feed/${params.topic}`);
