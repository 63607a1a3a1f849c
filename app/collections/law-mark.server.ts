import type { RestsOnLaw, RuleOfLaw } from "../room.ts";
import { rooms } from "../rooms.server.ts";
import { blogsPage } from "./pages.server.ts";

/** The changes in law since an article was last reviewed (B6); none on the site of a firm that states no law. */
export const lawChangesSince = (article: RestsOnLaw): RuleOfLaw[] =>
  rooms.law?.changesSince(article) ?? [];

/** What an article is marked with where it is listed: nothing as long as its law stands (B6). */
export const lawMark = (article: RestsOnLaw): string | undefined =>
  lawChangesSince(article).length > 0 ? blogsPage().lawChanged : undefined;
