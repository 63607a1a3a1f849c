import { articles } from "virtual:labels";
import type { CoverPlace } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import { lawMark } from "#app/collections/law-mark.server.ts";
import type { ArticleCardData } from "#app/components/article-card.tsx";
import { formatArticleDay, formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { link } from "#app/lib/site-url.ts";
import { coverOf } from "./covers.server.ts";

/** An article as a card shows it, with the cover cropped for its place. */
export const articleCard = async (
  post: Post,
  place: Exclude<CoverPlace, "band">,
): Promise<ArticleCardData> => ({
  href: link(post.path),
  title: post.title,
  category: post.category,
  date: formatArticleDay(post.date),
  readTime: post.readTime,
  excerpt: post.excerpt,
  lawMark: lawMark(post),
  reviewed: post.reviewedOn && fill(articles.reviewed, { date: formatDay(post.reviewedOn) }),
  cover: await coverOf(post, place),
});
