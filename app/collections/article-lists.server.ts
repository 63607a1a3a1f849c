import { ARTICLES_LISTED } from "../constants.ts";
import { postById, posts, topicOf, type Post } from "./blog.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { blogsPage, categories } from "./pages.server.ts";

/** Should the editor's choice be withdrawn, the newest article takes its place. */
export const featuredPost = (): Post | undefined =>
  postById(blogsPage().featured.postId) ?? posts()[0];

/** What the list of all articles shows, or that of a category: the newest first. */
export const listedPosts = (category?: string): Post[] =>
  posts()
    .filter((post) => category === undefined || post.category === category)
    .slice(0, ARTICLES_LISTED);

/** The articles that the list of all does not show, newest first. */
export const olderPosts = (): Post[] => posts().slice(ARTICLES_LISTED);

const yearOf = ({ date }: Post): string => date.slice(0, 4);

/** Articles by year, where the list does not show all of a year: whole years, so that one that is over stays as it is. */
export const articleArchives = oncePerBuild((): { year: string; path: string; posts: Post[] }[] =>
  [...new Set(olderPosts().map(yearOf))].map((year) => ({
    year,
    path: `/blogs/archive/${year}`,
    posts: posts().filter((post) => yearOf(post) === year),
  })),
);

export const topicPath = (category: string): string => `/blogs/${topicOf(category)}`;

/** Articles in a feed: readers ask for it every hour. */
const NEWEST = 50;

export const topicFeed = (category: string): string => `/feed/${topicOf(category)}.xml`;

export const topicFeedAddresses = (): string[] => categories().map(topicFeed);

/** The category whose articles a feed has; none where it has all. */
export const categoryOfFeed = (feed: string): string | undefined =>
  categories().find((category) => topicFeed(category) === feed);

export function feedPosts(feed: string): Post[] {
  const topic = categoryOfFeed(feed);
  return posts()
    .filter(({ category }) => topic === undefined || category === topic)
    .slice(0, NEWEST);
}
