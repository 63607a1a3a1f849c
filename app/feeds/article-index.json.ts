import { olderPosts } from "#app/collections/article-lists.server.ts";
import { topicOf } from "#app/collections/blog.server.ts";
import { formatArticleDay } from "#app/lib/days.ts";
import type { OtherEntry } from "#app/lib/address/list-state.ts";
import { link } from "#app/lib/address/site-url.ts";
import { respond } from "./respond.ts";

/** The articles that the blog's list leaves out, for its search and topics; fetched when one of these is first used. */
export function loader() {
  const entries = olderPosts().map(
    ({ path, title, category, date, readTime, excerpt }): OtherEntry => ({
      href: link(path),
      values: `topic=${topicOf(category)}`,
      texts: { title, category, date: formatArticleDay(date), readTime, excerpt },
      searched: ["title", "excerpt", "category"],
    }),
  );
  return respond(JSON.stringify(entries), "application/json");
}
