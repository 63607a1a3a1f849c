import { formatArticleDay, formatMonth } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import type { Post } from "./blog.server.ts";
import { labels } from "./labels.server.ts";

/** What stands above a reviewed article. */
export type ArticleReview = {
  heading: string;
  /** Against which law, and whether counsel has confirmed it. */
  standing: string;
  markdown: string;
};

/** What is said above a reviewed article; nothing where the review left no text. */
export function articleReview(
  article: Pick<Post, "date" | "jurisdiction" | "reviewedOn" | "review" | "checkedBy">,
): ArticleReview | undefined {
  const { review, reviewedOn, checkedBy, jurisdiction, date } = article;
  if (!review || !reviewedOn) return undefined;
  const { law } = labels();
  const day = formatArticleDay(reviewedOn);
  const standing = [
    jurisdiction
      ? fill(law.against, { jurisdiction, date: day })
      : fill(law.againstAll, { date: day }),
    checkedBy ? fill(law.checkedBy, { name: checkedBy }) : law.notChecked,
    fill(law.ownDate, { date: formatArticleDay(date) }),
  ];
  return {
    heading: fill(law.reviewHeading, { month: formatMonth(reviewedOn) }),
    standing: standing.join(" "),
    markdown: review,
  };
}
