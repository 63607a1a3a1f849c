import { link } from "#app/lib/address/site-url.ts";

/** Answers with a document for programs. @param type its media type, without charset: all are UTF-8 */
export const respond = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });

/**
 * Answers with RSS or Atom, which links a CSS style sheet for people (browsers are dropping XSLT). Browsers show the
 * media types of feeds as plain text; with `application/xml` they apply the style sheet. Every feed reader accepts it,
 * and hosts use it for `.xml` files.
 */
export const respondFeed = (xml: string): Response => {
  const sheet = `<?xml-stylesheet type="text/css" href="${link("/feed.css")}"?>`;
  return respond(xml.replace(/^<\?xml[^>]*\?>/, `$&\n${sheet}`), "application/xml");
};

/** Noon UTC is the same day in nearly every time zone. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
