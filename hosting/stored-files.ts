/**
 * The file that holds a page: `/` is index.html, `/team` is team.html,
 * so that no address answers with a redirect to a slash.
 */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** The address of a stored file: `team.html` is `/team`, others keep their name. */
export const storedAddress = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/**
 * Whether a file of React Router's build belongs to the published site. The scripts of its own client are left
 * out, and so are the style sheets: documents carry their styles. A draft is what a build that was killed was writing.
 * @param file relative path with forward slashes
 */
export const isServed = (file: string): boolean =>
  !/\.(?:js|mjs|map|draft)$/.test(file) &&
  !/^assets\/[^/]+\.css$/.test(file) &&
  !file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
