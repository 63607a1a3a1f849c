import { startTransition, use, useState } from "react";
import { BLOG_PAGE_SIZE } from "#app/constants.ts";
import type { ArticleCardData } from "#app/components/article-card.tsx";
import type { AddressState } from "#app/lib/address-state.ts";
import {
  articleQuery,
  filterArticles,
  readArticleFilter,
  type ArticleFilter,
} from "#app/lib/article-filter.ts";
import { answers, fetchIslandProps, fetchJson } from "#app/lib/fetch-json.ts";
import { existingPage, listPath, pageOf } from "#app/lib/pagination.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import type { ArticleBrowserProps, ArticleTab } from "./article-browser.tsx";

/** The filter, kept in the address. */
export function useArticleFilter({
  href,
  tabs,
  topic,
  page,
}: ArticleBrowserProps): [ArticleFilter, AddressState<ArticleFilter>] {
  return useAddressState({
    initial: { q: "", topic, page },
    read: (params) =>
      readArticleFilter(
        params,
        tabs.map(({ value }) => value),
      ),
    write: articleQuery,
    path: href,
  });
}

/** Pages of the lists, from their documents; every card, for the search and, once it is here, for all lists. */
const pages = answers(async (href) => {
  const { articles } = await fetchIslandProps<ArticleBrowserProps>(href, "article-browser");
  return articles;
});
const index = answers(fetchJson<ArticleCardData[]>);

/** Fetches the cards of all articles, if they are not here or on their way. */
export function prepareIndex(indexHref: string): void {
  if (!index.has(indexHref)) void index.again(indexHref);
}

/**
 * What a filter finds, fetched where neither the document nor the index holds it. The section must render it from a
 * deferred value, so that the list before stays while the answer is awaited.
 *
 * @returns one page of it: its `articles`, undefined where they could not be fetched; its number `page` of `pageCount`
 * (from 1), and `count` of articles on all of them; `isOwn`, whether the document holds them; `holds`, whether an
 * article is among what the filter finds; `tryAgain`, for where fetching failed
 */
export function useArticles(filter: ArticleFilter, props: ArticleBrowserProps) {
  const { href, indexHref, tabs, featured } = props;
  const [, setTries] = useState(0);
  const [all] = tabs as [ArticleTab];
  const tab = tabs.find(({ value }) => value === filter.topic) ?? all;
  const category = tab === all ? undefined : tab.label;

  if (filter.q.trim()) {
    const cards = use(index.of(indexHref));
    const found = cards && filterArticles(cards, { q: filter.q, category });
    const { items, ...place } = pageOf(found ?? [], filter.page, BLOG_PAGE_SIZE);
    return {
      ...place,
      isOwn: false,
      count: found?.length ?? 0,
      articles: found && items,
      holds: (article: Pick<ArticleCardData, "href">) =>
        !!found?.some((other) => other.href === article.href),
      tryAgain: async () => {
        await index.again(indexHref);
        startTransition(() => setTries((tries) => tries + 1));
      },
    };
  }
  const page = existingPage(filter.page, tab.pageCount);
  const address = listPath(href, tab.value, page);
  const isOwn = address === listPath(href, props.topic, props.page);
  /** As documents have it: the list of all articles has the featured one above it. */
  const pageFrom = (cards: ArticleCardData[]) => {
    const listed = filterArticles(cards, { q: "", category });
    const below = category ? listed : listed.filter((article) => article.href !== featured?.href);
    return pageOf(below, page, BLOG_PAGE_SIZE).items;
  };
  return {
    page,
    pageCount: tab.pageCount,
    count: tab.count,
    /** Whether it is what the document holds. */
    isOwn,
    articles: isOwn
      ? props.articles
      : index.has(indexHref)
        ? pageFrom(use(index.of(indexHref)) ?? [])
        : use(pages.of(address)),
    holds: (article: Pick<ArticleCardData, "category">) =>
      tab !== all && article.category === tab.label,
    /** The page itself, which the browser opens, or says why it cannot. */
    tryAgain: () => location.assign(address),
  };
}
