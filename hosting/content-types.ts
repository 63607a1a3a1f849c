/** The type of every kind of file that the site may hold, by the ending of its name. */
export const CONTENT_TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Kinds of files that are compressed already. */
const COMPACT = ["png", "woff2"];

/** The ending of a file's name, without the dot. */
export const endingOf = (file: string): string => file.slice(file.lastIndexOf(".") + 1);

/** Whether compressed copies of such a file are stored beside it. */
export const isCompressible = (ending: string): boolean =>
  ending in CONTENT_TYPES && !COMPACT.includes(ending);
