import type { Post } from "#app/collections/blog.server.ts";
import { TITLE_LENGTH } from "#app/constants.ts";
import { absoluteUrl, link } from "#app/lib/site-url.ts";
import { graphOf, type Node } from "./structured-data/graph.ts";
import { LOCALE } from "#app/lib/locale.ts";

type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | ({ tagName: "link" } & Record<string, string>)
  | { "script:ld+json": object };

/** Every tag of a page's head. */
export type PageHead = HeadTag[];

/** A picture that goes with a link to the page: its address without base path, its size in pixels. */
type ShareImage = { path: string; width: number; height: number; alt: string };

/** A feed that a reader of the page may subscribe to. */
export type FeedLink = { title: string; type: string; path: string };

type Article = Pick<Post, "date" | "updated" | "category" | "tags">;

export type HeadPage = {
  /** Its address without base path. */
  path: string;
  title: string;
  description: string;
  /** The colour around the page in browsers that show one, for example `#A9C0BC`. */
  themeColor: string;
  image: ShareImage;
  /** Where it is one. */
  article: Article | undefined;
  feeds: FeedLink[];
  /** What the page says of things, for search engines. */
  structuredData: Node[];
  /** `page` keeps it out of search engines and gives it no address of its own: not-found pages. */
  noindex?: "page" | "build";
};

/** A page's title in a tab and in search results: with the firm's name where there is room for it. */
export function documentTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return [...whole].length <= TITLE_LENGTH ? whole : title;
}

const property = (name: string, content: string) => ({ property: name, content });
const named = (name: string, content: string) => ({ name, content });
const linked = (attributes: Record<string, string>) => ({
  tagName: "link" as const,
  ...attributes,
});

/** The tags of link previews, as ogp.me describes them. */
const openGraph = (siteName: string, page: HeadPage): HeadTag[] => [
  property("og:type", page.article ? "article" : "website"),
  property("og:title", page.title),
  property("og:description", page.description),
  ...(page.noindex === "page" ? [] : [property("og:url", absoluteUrl(page.path))]),
  property("og:site_name", siteName),
  property("og:locale", LOCALE.replace("-", "_")),
  property("og:image", absoluteUrl(page.image.path)),
  property("og:image:width", String(page.image.width)),
  property("og:image:height", String(page.image.height)),
  property("og:image:alt", page.image.alt),
  ...(page.article ? articleTags(page.article) : []),
];

const articleTags = ({ date, updated, category, tags }: Article): HeadTag[] => [
  property("article:published_time", date),
  ...(updated ? [property("article:modified_time", updated)] : []),
  property("article:section", category),
  ...tags.map((tag) => property("article:tag", tag)),
];

/** The same for the network that has tags of its own. */
const twitter = (page: HeadPage): HeadTag[] => [
  named("twitter:card", "summary_large_image"),
  named("twitter:title", page.title),
  named("twitter:description", page.description),
  named("twitter:image", absoluteUrl(page.image.path)),
  named("twitter:image:alt", page.image.alt),
];

const icons = (): HeadTag[] => [
  linked({ rel: "icon", href: link("/favicon.ico"), sizes: "16x16 32x32 48x48" }),
  linked({ rel: "apple-touch-icon", href: link("/apple-touch-icon.png") }),
  linked({ rel: "manifest", href: link("/site.webmanifest") }),
];

/** Builds every tag of a page's head, except character set and viewport, which the document itself has. */
export const pageHead = (siteName: string, page: HeadPage): PageHead => [
  { title: documentTitle(page.title, siteName) },
  named("description", page.description),
  ...(page.noindex ? [named("robots", "noindex")] : []),
  ...(page.noindex === "page" ? [] : [linked({ rel: "canonical", href: absoluteUrl(page.path) })]),
  named("theme-color", page.themeColor),
  ...icons(),
  ...page.feeds.map(({ title, type, path }) =>
    linked({ rel: "alternate", type, title, href: link(path) }),
  ),
  ...openGraph(siteName, page),
  ...twitter(page),
  ...(page.structuredData.length > 0 ? [{ "script:ld+json": graphOf(page.structuredData) }] : []),
];

/** The tags as elements. */
export const HeadTags = ({ tags }: { tags: PageHead }) =>
  tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ("title" in tag && !("tagName" in tag)) return <title key={key}>{tag.title}</title>;
    if ("script:ld+json" in tag) {
      // Nothing in it ends the element.
      const json = JSON.stringify(tag["script:ld+json"]).replaceAll("<", "\\u003c");
      return (
        <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      );
    }
    if (!("tagName" in tag)) return <meta key={key} {...tag} />;
    const { tagName: _, ...attributes } = tag;
    return <link key={key} {...attributes} />;
  });
