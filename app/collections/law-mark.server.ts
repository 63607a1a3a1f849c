import { lawChangesSince } from "#app/law/collections/rules.server.ts";
import { blogsPage } from "./pages.server.ts";

/** What an article is marked with where it is listed: nothing as long as its law stands (B6). */
export const lawMark = (article: Parameters<typeof lawChangesSince>[0]): string | undefined =>
  lawChangesSince(article).length > 0 ? blogsPage().lawChanged : undefined;
