import { posts, topicOf, type Post } from "./blog.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { categories } from "./pages.server.ts";

/** Articles in a feed: readers ask for it every hour, and older articles stand in its archives (RFC 5005). */
const NEWEST = 50;

/** A topic's feed. */
export const topicFeed = (category: string): string => `/feed/${topicOf(category)}.xml`;

/** The category whose articles a feed has; none where it has all. */
export const categoryOfFeed = (feed: string): string | undefined =>
  categories().find((category) => topicFeed(category) === feed);

/** The addresses of the topics' feeds. */
export const topicFeedAddresses = (): string[] => categories().map(topicFeed);

function articlesOf(feed: string, all: Post[]): Post[] {
  const topic = categoryOfFeed(feed);
  return topic ? all.filter(({ category }) => category === topic) : all;
}

/** One document of a feed: its newest articles, or an archive with all of a year. */
export type FeedDocument = {
  path: string;
  /** The address that readers subscribe to. */
  feed: string;
  posts: Post[];
  /** The archives of the year before and after. */
  older?: string;
  newer?: string;
};

const archivePath = (feed: string, year: string): string =>
  `/feed-archive/${feed.slice(1).replaceAll("/", "-").replace(".", `-${year}.`)}`;

/** A feed's newest articles, and an archive for each year that has an older one. */
function documentsOf(feed: string, all: Post[]): FeedDocument[] {
  const articles = articlesOf(feed, all);
  const yearOf = ({ date }: Post) => date.slice(0, 4);
  const years = [...new Set(articles.slice(NEWEST).map(yearOf))];
  const documents = [
    { path: feed, feed, posts: articles.slice(0, NEWEST) },
    ...years.map((year) => ({
      path: archivePath(feed, year),
      feed,
      posts: articles.filter((post) => yearOf(post) === year),
    })),
  ];
  return documents.map((document, index) => ({
    ...document,
    older: documents[index + 1]?.path,
    // The feed itself is no archive.
    newer: index > 1 ? documents[index - 1]?.path : undefined,
  }));
}

/** Every document of every feed with articles. */
const feedDocuments = oncePerBuild(() => {
  const all = posts();
  return ["/feed.xml", "/atom.xml", "/feed.json", ...topicFeedAddresses()].flatMap((feed) =>
    documentsOf(feed, all),
  );
});

/** The document at an address without base path. */
export const feedDocument = (path: string): FeedDocument | undefined =>
  feedDocuments().find((document) => document.path === path);

/** The addresses of all archives. */
export const archiveAddresses = (): string[] =>
  feedDocuments()
    .filter(({ path, feed }) => path !== feed)
    .map(({ path }) => path);
