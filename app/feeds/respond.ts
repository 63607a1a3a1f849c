import { link } from "#app/lib/address/site-url.ts";

/**
 * Answers with a document for programs.
 * @param type its media type, without character set: all are UTF-8
 */
export const respond = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });

/**
 * Answers with RSS or Atom, with the style sheet that makes it readable to a person who opens it: a plain one, since
 * browsers are giving up the other kind, XSLT. They show the media types of feeds as plain text without it; every feed
 * reader takes the general one, which hosts also give to `.xml` files.
 */
export const respondFeed = (xml: string): Response => {
  const sheet = `<?xml-stylesheet type="text/css" href="${link("/feed.css")}"?>`;
  return respond(xml.replace(/^<\?xml[^>]*\?>/, `$&\n${sheet}`), "application/xml");
};

/** Noon in Greenwich is the same day for nearly every reader. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
