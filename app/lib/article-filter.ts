import { choiceParam, LONGEST_SEARCH, pageParam, queryOf, textParam } from "./search-params.ts";

/** What a visitor looks for in a list of articles; it lives in the address. */
export type ArticleFilter = {
  /** Part of a title, an excerpt or a category's name, as typed. */
  q: string;
  /** A category as addresses write it; empty for all. */
  topic: string;
  /** From 1. */
  page: number;
};

/** What the filter looks at. */
export type FilteredArticle = { title: string; excerpt: string; category: string };

/** No filter: the whole list, from its start. */
export const EVERYTHING: ArticleFilter = { q: "", topic: "", page: 1 };

/** Reads `?q=&topic=&page=`; values that make no sense are ignored. */
export const readArticleFilter = (
  params: URLSearchParams,
  topics: readonly string[],
): ArticleFilter => ({
  q: textParam(params, "q", LONGEST_SEARCH),
  topic: choiceParam(params, "topic", topics),
  page: pageParam(params),
});

/** Writes a filter as a query; what needs no saying is left out. */
export const articleQuery = ({ q, topic, page }: ArticleFilter): string =>
  queryOf({ q: q.trim() && q, topic, page: page > 1 ? page : undefined });

/** Letters without case; a straight apostrophe finds a curved one. */
const folded = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** The articles of a category, or of all, whose title, excerpt or category contains the text. */
export function filterArticles<Article extends FilteredArticle>(
  articles: readonly Article[],
  { q, category }: { q: string; category?: string },
): Article[] {
  const wanted = folded(q.trim());
  return articles.filter(
    (article) =>
      (category === undefined || article.category === category) &&
      [article.title, article.excerpt, article.category].some((text) =>
        folded(text).includes(wanted),
      ),
  );
}
