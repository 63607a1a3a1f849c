import { ARTICLES_LISTED } from "../constants.ts";
import { postById, posts, topicOf, type Post } from "./blog.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { blogsPage, categories } from "./pages.server.ts";

/** The article that the editor features; the newest one if that article is withdrawn. */
export const featuredPost = (): Post | undefined =>
  postById(blogsPage().featured.postId) ?? posts()[0];

/** The articles that the list of all articles, or of a category, contains: newest first. */
export const listedPosts = (category?: string): Post[] =>
  posts()
    .filter((post) => category === undefined || post.category === category)
    .slice(0, ARTICLES_LISTED);

/** The articles that are too old for the list of all articles, newest first. */
export const olderPosts = (): Post[] => posts().slice(ARTICLES_LISTED);

const yearOf = ({ date }: Post): string => date.slice(0, 4);

/** Articles by year, for years not wholly in the list. Years are complete: a past year's page never changes. */
export const articleArchives = oncePerBuild((): { year: string; path: string; posts: Post[] }[] =>
  [...new Set(olderPosts().map(yearOf))].map((year) => ({
    year,
    path: `/blogs/archive/${year}`,
    posts: posts().filter((post) => yearOf(post) === year),
  })),
);

export const topicPath = (category: string): string => `/blogs/${topicOf(category)}`;

/** The number of articles in a feed: it is small, since readers fetch feeds every hour. */
const NEWEST = 50;

export const topicFeed = (category: string): string => `/feed/${topicOf(category)}.xml`;

export const topicFeedAddresses = (): string[] => categories().map(topicFeed);

/** The category of a feed's path; undefined for the feed of all articles. */
export const categoryOfFeed = (feed: string): string | undefined =>
  categories().find((category) => topicFeed(category) === feed);

/** The newest articles of a feed. @param feed its path: a category's, or of all articles */
export function feedPosts(feed: string): Post[] {
  const topic = categoryOfFeed(feed);
  return posts()
    .filter(({ category }) => topic === undefined || category === topic)
    .slice(0, NEWEST);
}
