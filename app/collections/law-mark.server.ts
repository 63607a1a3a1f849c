import type { RestsOnLaw, RuleOfLaw } from "../room.ts";
import { rooms } from "../rooms.server.ts";
import { blogsPage } from "./pages.server.ts";

/** The changes in law since an article was last reviewed (B6); empty for firms without a law section. */
export const lawChangesSince = (article: RestsOnLaw): RuleOfLaw[] =>
  rooms.law?.changesSince(article) ?? [];

/** The mark of an article in lists if its law has changed since its last review (B6); else undefined. */
export const lawMark = (article: RestsOnLaw): string | undefined =>
  lawChangesSince(article).length > 0 ? blogsPage().lawChanged : undefined;
