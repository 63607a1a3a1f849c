/** Writes a text so that HTML, XML and SVG show it as it stands, as the text of an element; not for attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
