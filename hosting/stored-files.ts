/**
 * The file that holds a page: `/` is index.html, `/team` is team.html,
 * so that no address answers with a redirect to a slash.
 */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** The address of a page as React Router writes it: `team/index.html` is `/team`. */
export const renderedAddress = (file: string): string => `/${file.replace(/\/?index\.html$/, "")}`;

/**
 * Whether a file of the page build belongs to the published site. Scripts and data of React Router's
 * own client are left out, and so are the style sheets: pages get theirs from `style-sheets.ts`.
 * @param file relative path with forward slashes
 */
export const isPublished = (file: string): boolean =>
  !/\.(?:js|mjs|map|data)$/.test(file) &&
  !/^assets\/[^/]+\.css$/.test(file) &&
  !file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
