import { searchKinds } from "virtual:labels";
import { searchEntries } from "#app/collections/search.server.ts";
import type { SearchDocument } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { respond } from "./respond.ts";

/** Everything that can be found, for the search page; fetched when a visitor first searches. */
export function loader() {
  const documents = searchEntries().map(({ path, kind, ...entry }): SearchDocument => ({
    ...entry,
    kind: searchKinds[kind].one,
    href: link(path),
  }));
  return respond(JSON.stringify(documents), "application/json");
}
