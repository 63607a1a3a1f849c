import {
  articleArchives,
  topicFeedAddresses,
  topicPath,
} from "./collections/article-lists.server.ts";
import type { FolderKind } from "./collections/kind.ts";
import { folderKinds } from "./collections/kinds.server.ts";
import { categories } from "./collections/pages.server.ts";
import { ContentError } from "./collections/reader/content-error.ts";
import { withCachedQueries } from "./collections/reader/once-per-build.server.ts";
import { everyRoom } from "./rooms.server.ts";
import { documentRoutes, notFoundRoutes, pageRoutes } from "./route-table.ts";

const taken = new Set(Object.keys({ ...pageRoutes, ...notFoundRoutes, ...documentRoutes }));

/** The address of an entry beside other pages. @throws ContentError if another page has it */
function entryAddress({ path, file }: { path: string; file?: string }): string {
  if (!file || !taken.has(path)) return path;
  throw new ContentError(file, {
    message: `The address ${path} belongs to another page: give the file another name.`,
  });
}

const entriesOf = ({ pages }: FolderKind): Record<string, () => string[]> =>
  pages ? { [pages.pattern]: () => pages.all().map(entryAddress) } : {};

/** Addresses of patterns with parameters, and of pages that not every firm's site has. */
const addresses: Record<string, () => string[]> = Object.assign(
  {
    "/blogs/archive/:year": () => articleArchives().map(({ path }) => path),
    "/blogs/:topic": () => categories().map(topicPath),
    "/feed/:topic": topicFeedAddresses,
  },
  ...folderKinds.map(entriesOf),
  ...everyRoom().map((room) => room.addresses),
);

export const pagePatterns = Object.keys(pageRoutes);

/** The addresses of one pattern: itself, or one for each entry. */
export const addressesOf = (pattern: string): string[] => addresses[pattern]?.() ?? [pattern];

/** The canonical addresses of all pages, without base path, for the site map and search engines. */
export const canonicalAddresses = (): string[] =>
  withCachedQueries(() => pagePatterns.flatMap(addressesOf));

/** Every page that the build renders: canonical pages and error pages. */
export const pageAddresses = (): string[] => [
  ...canonicalAddresses(),
  ...Object.keys(notFoundRoutes),
];

/** The addresses of what is not a page: feeds, calendars, workbooks and other files. */
export const documentAddresses = (): string[] =>
  withCachedQueries(() => Object.keys(documentRoutes).flatMap(addressesOf));
