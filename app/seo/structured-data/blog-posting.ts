import type { BlogPosting } from "schema-dts";
import type { Post } from "#app/collections/blog.server.ts";
import type { Member } from "#app/collections/team.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { organizationId, personId } from "./graph.ts";

type BlogPostingFacts = {
  post: Pick<Post, "path" | "title" | "content" | "category" | "date" | "updated">;
  author: Pick<Member, "id" | "name">;
  /** Address of a picture, without base path. */
  image: string;
};

/**
 * An article, as Google's Article documentation recommends. The date is the article's own, whatever
 * label the blog list shows (A5). `content` is its visible opening.
 */
export const blogPosting = ({ post, author, image }: BlogPostingFacts): BlogPosting => ({
  "@type": "BlogPosting",
  headline: post.title,
  abstract: post.content,
  articleSection: post.category,
  image: absoluteUrl(image),
  datePublished: post.date,
  ...(post.updated && { dateModified: post.updated }),
  inLanguage: "en-IN",
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  author: {
    "@type": "Person",
    "@id": personId(author.id),
    name: author.name,
    url: absoluteUrl("/team"),
  },
  publisher: { "@id": organizationId() },
});
