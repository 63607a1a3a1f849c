import type { BlogPosting, Organization, Person } from "schema-dts";
import { changeDay, type Post } from "#app/collections/blog.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { Member } from "#app/collections/team.server.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { organizationId, personId } from "./graph.ts";

type Author = Pick<Member, "id" | "name" | "sample"> & { former?: boolean };

/** The author of an article; for an invented member of the team it is the firm. */
const authorNode = ({ id, name, sample, former }: Author): Person | Organization =>
  sample
    ? { "@type": "Organization", "@id": organizationId(), name: site().name, url: absoluteUrl("/") }
    : {
        "@type": "Person",
        name,
        ...(former ? {} : { "@id": personId(id), url: absoluteUrl("/team") }),
      };

/**
 * An article, as Google's Article documentation recommends. The date is always the article's own, whatever label the
 * blog list shows (A5), and the day of its change is the one on the page. `content` is its visible opening.
 * @param image path of a picture, without base path
 */
export const blogPosting = (
  post: Pick<Post, "path" | "title" | "content" | "category" | "date" | "language"> &
    Pick<Post, "updated" | "reviewedOn">,
  author: Author,
  image: string,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: post.title,
  abstract: post.content,
  articleSection: post.category,
  image: absoluteUrl(image),
  datePublished: post.date,
  ...(post.updated && { dateModified: changeDay(post) }),
  inLanguage: post.language ?? LOCALE,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  author: authorNode(author),
  publisher: { "@id": organizationId() },
});
