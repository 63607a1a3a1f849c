import { listPath, pageOf, type ListPage } from "#app/lib/pagination.ts";
import { postById, posts, topicOf, type Post } from "./blog.server.ts";
import { BLOG_PAGE_SIZE } from "../constants.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { blogsPage, categories } from "./pages.server.ts";

/** The list of all articles, or that of one topic. */
export type ArticleList = {
  /** As addresses write it; empty for all. */
  topic: string;
  /** None for all. */
  category?: string;
  /** Articles of the topic, the featured one among them. */
  count: number;
  /** What its pages show, newest first: the list of all leaves out the featured article, which stands beside it. */
  listed: Post[];
  pageCount: number;
};

/** Should the editor's choice be withdrawn, the newest article takes its place. */
export const featuredPost = (): Post | undefined =>
  postById(blogsPage().featured.postId) ?? posts()[0];

/** The list of all articles, then one of each topic in the order of their tabs. */
export const articleLists = oncePerBuild((): ArticleList[] => {
  const all = posts();
  const featured = featuredPost();
  return [undefined, ...categories()].map((category) => {
    const own = all.filter((post) => category === undefined || post.category === category);
    const listed = category ? own : own.filter(({ id }) => id !== featured?.id);
    return {
      topic: category ? topicOf(category) : "",
      category,
      count: own.length,
      listed,
      pageCount: pageOf(listed, 1, BLOG_PAGE_SIZE).pageCount,
    };
  });
});

/** One page of a list; nothing where there is no such list or page. */
export function articleListPage(
  topic: string,
  number: number,
): (ListPage<Post> & { list: ArticleList }) | undefined {
  const list = articleLists().find((candidate) => candidate.topic === topic);
  const found = list && pageOf(list.listed, number, BLOG_PAGE_SIZE);
  return found?.page === number ? { ...found, list: list! } : undefined;
}

/** Where the topics' lists begin. */
export const topicAddresses = (): string[] =>
  categories().map((category) => listPath("/blogs", topicOf(category)));

/** Pages 2, 3 … of every list: they come and go with the articles. */
export const laterArticlePages = (): string[] =>
  articleLists().flatMap(({ topic, pageCount }) =>
    Array.from({ length: pageCount - 1 }, (_, index) => listPath("/blogs", topic, index + 2)),
  );
