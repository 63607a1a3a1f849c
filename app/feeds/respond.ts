/**
 * Answers with a document for programs.
 * @param type its media type, without character set: all are UTF-8
 */
export const respond = (body: string, type: string): Response =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } });
