import { Feed } from "feed";
import { feeds } from "virtual:labels";
import { categoryOfFeed, feedPosts } from "#app/collections/article-lists.server.ts";
import type { Post } from "#app/collections/blog.server.ts";
import { lawChangesSince, lawMark } from "#app/collections/law-mark.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { memberById } from "#app/collections/team.server.ts";
import { escapeText } from "#app/lib/text.ts";
import { fill } from "#app/lib/fill.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { absoluteUrl } from "#app/lib/address/site-url.ts";
import { UNPRINTABLE } from "#app/lib/unprintable.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { momentOf, respond, respondFeed } from "./respond.ts";

/**
 * Keeps a feed well-formed: removes characters that XML cannot contain, and escapes every end of a CDATA section, as
 * the library escapes only the first. HTML readers see the same text.
 */
const forXml = (text: string): string =>
  text.replaceAll(UNPRINTABLE, "").replaceAll("]]>", "]]&gt;");

/** The notice above an article's text about changes in its law, as on its page. */
function lawNotice(mark: string, post: Post): string {
  const changes = lawChangesSince(post).map(({ title }) => escapeText(title));
  return `<p><strong>${escapeText(mark)}:</strong> ${changes.join("; ")}.</p>\n`;
}

/** The article's opening and body as HTML with absolute addresses, without its category's shared section (A9). */
export async function articleHtml({
  content,
  body,
  language,
}: Pick<Post, "content" | "body" | "language">): Promise<string> {
  const { html } = renderMarkdown(body, await textParts(absoluteUrl, body));
  const text = `<p>${escapeText(content)}</p>\n${html}`;
  // JSON Feed 1.1 alone has a field for the language, so it is in the markup.
  return language ? `<div lang="${language}">${text}</div>` : text;
}

/**
 * Creates a feed with whole articles. Their ids are their permanent addresses (A4). The feed's date is that of its
 * newest change, so that builds of the same content are identical.
 * @param path of the feed, without base path
 * @param posts newest first
 */
export async function articleFeed(path: string, title: string, posts: Post[]): Promise<Feed> {
  const firm = site();
  const changes = posts.map((post) => post.updated ?? post.date).sort();
  const feed = new Feed({
    id: absoluteUrl(path),
    title,
    description: blogsPage().description,
    link: absoluteUrl("/blogs"),
    language: LOCALE,
    updated: momentOf(changes.at(-1) ?? String(firm.founded)),
    generator: false,
    feed: absoluteUrl(path),
    feedLinks: { json: absoluteUrl(path) },
    author: { name: firm.name, link: absoluteUrl("/") },
  });
  for (const post of posts) {
    const address = absoluteUrl(post.path);
    const mark = lawMark(post);
    const { sample, name } = memberById(post.author);
    feed.addItem({
      id: address,
      link: address,
      title: forXml(post.title),
      description: forXml(mark ? `${mark}. ${post.excerpt}` : post.excerpt),
      content: forXml((mark ? lawNotice(mark, post) : "") + (await articleHtml(post))),
      // No article is signed by an invented member. RSS needs an e-mail address: the firm's.
      author: [{ name: sample ? firm.name : name, email: firm.email }],
      category: [{ name: post.category, term: post.category }],
      published: momentOf(post.date),
      date: momentOf(post.updated ?? post.date),
    });
  }
  return feed;
}

/** The newest articles, of all or one category, as RSS, Atom or JSON Feed by the path's extension. */
export async function loader({ path }: { path: string }): Promise<Response> {
  const topic = categoryOfFeed(path);
  const firm = site().name;
  const title = topic ? fill(feeds.topic, { firm, topic }) : fill(feeds.all, { firm });
  const feed = await articleFeed(path, title, feedPosts(path));
  if (path.endsWith(".json")) return respond(feed.json1(), "application/feed+json");
  return respondFeed(path === "/atom.xml" ? feed.atom1() : feed.rss2());
}
