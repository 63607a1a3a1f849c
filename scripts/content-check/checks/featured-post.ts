import { ifReadable } from "#app/collections/reader/content-error.ts";
import { allPosts, postById } from "#app/collections/blog.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { formatArticleDay } from "#app/lib/date.ts";

import type { Finding } from "../finding.ts";

const BLOGS_PAGE = "content/pages/blogs.yaml";

/** The featured article and the two labels that may differ from it (A5). */
export function featuredPostFindings(): Finding[] {
  const featured = ifReadable(blogsPage)?.featured;
  // A site without articles features none.
  if (!featured || !ifReadable(allPosts)?.length) return [];
  const post = postById(featured.postId);
  if (!post) {
    return [
      {
        severity: "error",
        file: BLOGS_PAGE,
        field: "featured.postId",
        message: `There is no published article with the number ${featured.postId}.`,
        mend: "Write the number that an article's file name starts with.",
      },
    ];
  }
  const differs = (field: string, label: string | undefined, own: string): Finding[] =>
    label === undefined || label === own
      ? []
      : [
          {
            severity: "warning",
            file: BLOGS_PAGE,
            field: `featured.${field}`,
            message: `The label differs from the post: the blog page says "${label}", the article "${own}".`,
            mend: "Delete the line, and the page shows the article's own.",
          },
        ];
  return [
    ...differs("dateLabel", featured.dateLabel, formatArticleDay(post.date)),
    ...differs("readTimeLabel", featured.readTimeLabel, post.readTime),
  ];
}
