import { pageRoutes } from "../app/route-table.ts";
import { addressesOf, pagePatterns } from "../app/urls.server.ts";

/** One page of each module, by its pattern: the first that the site has. */
export const PAGE_TYPES: Record<string, string> = Object.fromEntries(
  [...Map.groupBy(pagePatterns, (pattern) => pageRoutes[pattern]).values()].flatMap((patterns) =>
    patterns.flatMap((pattern) => addressesOf(pattern).map((path) => [pattern, path])).slice(0, 1),
  ),
);
