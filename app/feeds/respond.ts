/**
 * RSS and Atom have media types of their own, but browsers show those as plain text without the
 * style sheet; every feed reader takes the general one, which hosts also give to `.xml` files.
 */
export const FEED_TYPE = "application/xml";

/**
 * Answers with a document for programs.
 * @param type its media type, without character set: all are UTF-8
 */
export const respond = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });
