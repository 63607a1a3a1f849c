import {
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { articleBrowser } from "virtual:labels";
import { BLOG_PAGE_SIZE } from "#app/collections/constants.ts";
import { ArticleCard, type ArticleCardData } from "#app/components/article-card.tsx";
import { Band } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { FeaturedArticle } from "#app/components/featured-article.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressState } from "#app/lib/address-state.ts";
import {
  articleQuery,
  EVERYTHING,
  filterArticles,
  LONGEST_SEARCH,
  readArticleFilter,
  type ArticleFilter,
} from "#app/lib/article-filter.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { answers, fetchIslandProps, fetchJson } from "#app/lib/fetched.ts";
import { existingPage, listPath, pageOf } from "#app/lib/pages.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import styles from "./article-browser.module.css";

/** A list and how long it is: all articles, or those of a topic. */
export type ArticleTab = {
  /** As addresses write it; empty for all. */
  value: string;
  label: string;
  /** Articles, the featured one among them. */
  count: number;
  pageCount: number;
};

export type ArticleBrowserProps = {
  /** The address of the list itself. */
  href: string;
  homeHref: string;
  /** The address of every article's card, newest first; fetched when a visitor searches. */
  indexHref: string;
  /** The sentence under the page's heading. */
  lead: string;
  /** None where there is no article. */
  featured?: ArticleCardData;
  /** All articles first. */
  tabs: ArticleTab[];
  /** What this document shows. */
  topic: string;
  page: number;
  articles: ArticleCardData[];
};

/**
 * The blog list: topics and search, the featured article, six articles to a page. An island. A document holds one page
 * of one list; the others are fetched when they are asked for (decision 043). Nothing above the controls ever changes,
 * so that whatever they do below, they stay under the visitor's hand (decision 030).
 */
export function ArticleBrowser(props: ArticleBrowserProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Browser {...props} />
    </ErrorBoundary>
  );
}

/** The filter, kept in the address. The build and the first moment in the browser know the document's own alone. */
function useArticleFilter({ href, tabs, topic, page }: ArticleBrowserProps) {
  const [own] = useState<ArticleFilter>({ q: "", topic, page });
  const [state] = useState(() =>
    addressState(
      (params, path) => {
        const asked = readArticleFilter(
          params,
          tabs.map(({ value }) => value),
        );
        return articleQuery(asked) === "" && path === listPath(href, topic, page) ? own : asked;
      },
      articleQuery,
      href,
    ),
  );
  const awake = useInBrowser(() => true);
  const field = useRef<HTMLInputElement>(null);
  const filter = useSyncExternalStore(state.subscribe, state.get, () => own);

  useLayoutEffect(() => {
    // What was typed before this ran counts.
    const typed = field.current?.value;
    if (typed) state.replace({ ...state.get(), q: typed, page: 1 });
  }, [state]);

  return { state, filter, awake, field };
}

/** Pages of the lists, from their documents; every card, for the search. */
const pagesAsked = answers(async (href) => {
  const { articles } = await fetchIslandProps<ArticleBrowserProps>(href, "article-browser");
  return articles;
});
const indexAsked = answers(fetchJson<ArticleCardData[]>);

/** To the top at once, or gliding where the visitor has nothing against movement. */
function scrollToTop(glide: boolean): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: glide && !still ? "smooth" : "instant" });
}

/** What a filter finds, fetched where the document does not hold it; without articles where that failed. */
function useFound(shown: ArticleFilter, props: ArticleBrowserProps) {
  const { href, indexHref, tabs } = props;
  const [, setTries] = useState(0);
  const [all] = tabs as [ArticleTab];
  const tab = tabs.find(({ value }) => value === shown.topic) ?? all;

  if (shown.q.trim()) {
    const index = use(indexAsked.of(indexHref));
    const category = tab === all ? undefined : tab.label;
    const found = index && filterArticles(index, { q: shown.q, category });
    const { items, ...place } = pageOf(found ?? [], shown.page, BLOG_PAGE_SIZE);
    return {
      ...place,
      count: found?.length ?? 0,
      articles: found && items,
      holds: (article: ArticleCardData) => !!found?.some((other) => other.href === article.href),
      tryAgain: async () => {
        await indexAsked.again(indexHref);
        startTransition(() => setTries((tries) => tries + 1));
      },
    };
  }
  const page = existingPage(shown.page, tab.pageCount);
  const address = listPath(href, tab.value, page);
  const isOwn = address === listPath(href, props.topic, props.page);
  return {
    page,
    pageCount: tab.pageCount,
    count: tab.count,
    articles: isOwn ? props.articles : use(pagesAsked.of(address)),
    holds: (article: ArticleCardData) => tab !== all && article.category === tab.label,
    /** The page itself, which the browser opens, or says why it cannot. */
    tryAgain: () => location.assign(address),
  };
}

function Browser(props: ArticleBrowserProps) {
  const { href, lead, featured, tabs, indexHref } = props;
  const { state, filter, awake, field } = useArticleFilter(props);
  // The tab or the field answers at once, the list as soon as it is there.
  const shown = useDeferredValue(filter);
  const isListAwake = useDeferredValue(awake);
  const { articles, count, page, pageCount, holds, tryAgain } = useFound(shown, props);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What a link was used for that may be gone by then. */
  const awaited = useRef<ArticleFilter>(undefined);

  const isBlogEmpty = tabs[0]?.count === 0;
  const filtered = shown.q.trim() !== "" || shown.topic !== "";
  const counted = fillCount(articleBrowser.count, count, {});
  const narrowed = filtered || page > 1;
  /** Pages without a search have a document of their own. */
  const hrefOf = (next: Partial<ArticleFilter>) => {
    const to = { ...filter, page: 1, ...next };
    return to.q.trim() ? href + articleQuery(to) : listPath(href, to.topic, to.page);
  };

  // The next Tab goes on from the results, once they are those asked for and nothing else was asked since.
  useEffect(() => {
    if (awaited.current !== shown) return;
    awaited.current = undefined;
    heading.current?.focus({ preventScroll: true });
  });

  const awaitResults = (next: ArticleFilter) => {
    awaited.current = next;
    state.push(next);
  };
  const choosePage = (next: number) => {
    awaitResults({ ...filter, page: next });
    scrollToTop(false);
  };
  const chooseTopic = (topic: string) => {
    state.push({ ...filter, topic, page: 1 });
    scrollToTop(true);
  };

  return (
    <div
      className={styles.browser}
      data-awake={isListAwake || undefined}
      data-narrowed={narrowed || undefined}
    >
      <Band background="pale" space="none" className={styles.top}>
        {!isBlogEmpty && (
          <div className={styles.bar} data-controls="">
            <FilterTabs
              label={articleBrowser.topics}
              tabs={tabs.map(({ value, label }) => ({
                value,
                label,
                href: hrefOf({ topic: value }),
              }))}
              current={filter.topic}
              onChoose={chooseTopic}
            />
            <div
              className={styles.search}
              onFocus={() => {
                awaited.current = undefined;
                void indexAsked.of(indexHref);
              }}
            >
              <SearchField
                id="article-search"
                label={articleBrowser.search}
                value={filter.q}
                maxLength={LONGEST_SEARCH}
                onChange={(q) => state.replace({ ...filter, q, page: 1 })}
                fieldRef={field}
              />
            </div>
          </div>
        )}
        <p className={styles.lead}>{lead}</p>
        {featured && !narrowed && (
          <div className={styles.featured}>
            <FeaturedArticle article={featured} size="whole" />
          </div>
        )}
      </Band>
      <Band space="tight" labelledBy="results" className={styles.list}>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
          <VisuallyHidden>{articleBrowser.heading}</VisuallyHidden>
        </h2>
        {!isBlogEmpty && (
          <p role="status" className={styles.count}>
            {!articles
              ? articleBrowser.failed
              : pageCount > 1
                ? fill(articleBrowser.countOnPage, { articles: counted, page, pages: pageCount })
                : counted}
          </p>
        )}
        {!articles && (
          <Button variant="outline" size="small" onClick={tryAgain}>
            {articleBrowser.retry}
          </Button>
        )}
        {articles && articles.length > 0 && (
          <ul className={styles.cards} aria-busy={shown !== filter}>
            {articles.map((article) => (
              <li key={article.href}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
        {articles && count === 0 && (
          <div className={styles.none}>
            <h3>{isBlogEmpty ? articleBrowser.noneAtAll : articleBrowser.none}</h3>
            {!isBlogEmpty && (
              <a
                href={href}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  awaitResults(EVERYTHING);
                }}
              >
                {articleBrowser.showAll}
              </a>
            )}
          </div>
        )}
        {pageCount > 1 && (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(number) => hrefOf({ page: number })}
            onChoose={choosePage}
          />
        )}
        {featured && narrowed && !(filtered && holds(featured)) && (
          <div className={styles.featuredRow}>
            <FeaturedArticle article={featured} size="row" />
          </div>
        )}
      </Band>
    </div>
  );
}
