import { Feed } from "feed";
import { blogsPage } from "#app/collections/pages.server.ts";
import type { Post } from "#app/collections/blog.server.ts";
import { lawChangesSince, lawMark } from "#app/collections/law-mark.server.ts";
import { site } from "#app/collections/site.server.ts";
import { memberById } from "#app/collections/team.server.ts";
import { escapeText } from "#app/lib/escape-text.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { UNPRINTABLE } from "#app/lib/unprintable.ts";
import { absoluteUrl, link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { LOCALE } from "#app/lib/locale.ts";

type FeedDescription = {
  /** The address that readers subscribe to, without base path. */
  path: string;
  title: string;
  /** The articles it carries, newest first. */
  posts: Post[];
};

/** Noon in Greenwich is the same day for nearly every reader. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * A text that leaves a feed well-formed: without characters that XML cannot hold, and without the end of a marked
 * section, of which the library escapes only the first. To readers of HTML it says the same.
 */
const forXml = (text: string): string =>
  text.replaceAll(UNPRINTABLE, "").replaceAll("]]>", "]]&gt;");

/** What an article is about, marked where its law has changed since. */
const summaryOf = (post: Post): string => {
  const mark = lawMark(post);
  return mark ? `${mark}. ${post.excerpt}` : post.excerpt;
};

/** Says above an article's text which law has changed since, as its page does. */
const lawNotice = (post: Post): string => {
  const mark = lawMark(post);
  const changes = lawChangesSince(post).map(({ title }) => escapeText(title));
  return mark ? `<p><strong>${escapeText(mark)}:</strong> ${changes.join("; ")}.</p>\n` : "";
};

/**
 * The article's own text as HTML, with full addresses: its opening and its body, without the section
 * that all articles of its category share (A9).
 */
export async function articleHtml({
  content,
  body,
  language,
}: Pick<Post, "content" | "body" | "language">): Promise<string> {
  const { html } = renderMarkdown(body, await textParts(absoluteUrl, body));
  const text = `<p>${escapeText(content)}</p>\n${html}`;
  // Of the formats none but JSON Feed 1.1 can say it beside the text.
  return language ? `<div lang="${language}">${text}</div>` : text;
}

/** Who signs an article: the firm, where its author is an invented member of the team. */
function authorName({ author }: Post): string {
  const { sample, name } = memberById(author);
  return sample ? site().name : name;
}

/**
 * Fills a feed with whole articles. Their ids are their permanent addresses (A4); the feed's date is
 * that of its newest change, so that two builds of the same content give the same bytes.
 */
export async function articleFeed({ path, title, posts }: FeedDescription): Promise<Feed> {
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
    feed.addItem({
      id: address,
      link: address,
      title: forXml(post.title),
      description: forXml(summaryOf(post)),
      content: forXml(lawNotice(post) + (await articleHtml(post))),
      // RSS asks for an address in its author field; articles are answered for by the firm.
      author: [{ name: authorName(post), email: firm.email }],
      category: [{ name: post.category, term: post.category }],
      published: momentOf(post.date),
      date: momentOf(post.updated ?? post.date),
    });
  }
  return feed;
}

/**
 * Adds the style sheet that makes a feed readable to a person who opens it. A plain style sheet:
 * browsers are giving up the other kind, XSLT.
 */
export const withStyleSheet = (xml: string): string =>
  xml.replace(
    /^<\?xml[^>]*\?>/,
    (declaration) =>
      `${declaration}\n<?xml-stylesheet type="text/css" href="${link("/feed.css")}"?>`,
  );
