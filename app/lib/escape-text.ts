/** Escapes a text for the content of an HTML, XML or SVG element; not for attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
