import type { BlogPosting, Organization, Person } from "schema-dts";
import type { Post } from "#app/collections/blog.server.ts";
import type { Member } from "#app/collections/team.server.ts";
import type { Site } from "#app/collections/site.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { organizationId, personId } from "./graph.ts";
import { LOCALE } from "#app/lib/locale.ts";

type BlogPostingFacts = {
  post: Pick<Post, "path" | "title" | "content" | "category" | "date" | "updated" | "language">;
  firm: Pick<Site, "name">;
  author: Pick<Member, "id" | "name" | "sample"> & { former?: boolean };
  /** Address of a picture, without base path. */
  image: string;
};

/** Who answers for an article: an invented member of the team is nobody, so the firm does. */
const authorOf = (
  author: BlogPostingFacts["author"],
  firm: BlogPostingFacts["firm"],
): Person | Organization =>
  author.sample
    ? { "@type": "Organization", "@id": organizationId(), name: firm.name, url: absoluteUrl("/") }
    : {
        "@type": "Person",
        name: author.name,
        ...(author.former ? {} : { "@id": personId(author.id), url: absoluteUrl("/team") }),
      };

/**
 * An article, as Google's Article documentation recommends. The date is the article's own, whatever
 * label the blog list shows (A5). `content` is its visible opening.
 */
export const blogPosting = ({ post, firm, author, image }: BlogPostingFacts): BlogPosting => ({
  "@type": "BlogPosting",
  headline: post.title,
  abstract: post.content,
  articleSection: post.category,
  image: absoluteUrl(image),
  datePublished: post.date,
  ...(post.updated && { dateModified: post.updated }),
  inLanguage: post.language ?? LOCALE,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  author: authorOf(author, firm),
  publisher: { "@id": organizationId() },
});
