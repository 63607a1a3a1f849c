import {
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
import { pageOf } from "#app/lib/pages.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import styles from "./article-browser.module.css";

export type BrowsedArticle = ArticleCardData & {
  /** Its category as addresses write it. */
  topic: string;
};

export type ArticleBrowserProps = {
  /** The address of the list itself. */
  href: string;
  homeHref: string;
  /** The sentence under the page's heading. */
  lead: string;
  /** None where there is no article. */
  featured?: ArticleCardData;
  /** Newest first. */
  articles: BrowsedArticle[];
  /** The categories, in the order of their tabs. */
  topics: { value: string; label: string }[];
};

/**
 * The blog list: topics and search, the featured article, six articles to a page. An island. Nothing above the
 * controls ever changes, so that whatever they do below, they stay under the visitor's hand (decision 030).
 */
export function ArticleBrowser(props: ArticleBrowserProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Browser {...props} />
    </ErrorBoundary>
  );
}

/**
 * The filter, kept in the address. The build and the first moment in the browser know no address: then
 * the whole list stands there, and the style sheet shows its first page (all of it without script).
 */
function useArticleFilter(topics: ArticleBrowserProps["topics"]) {
  const [state] = useState(() =>
    addressState(
      (params) =>
        readArticleFilter(
          params,
          topics.map(({ value }) => value),
        ),
      articleQuery,
    ),
  );
  const awake = useInBrowser(() => true);
  const field = useRef<HTMLInputElement>(null);
  const filter = useSyncExternalStore(state.subscribe, state.get, () => EVERYTHING);

  useLayoutEffect(() => {
    // What was typed before this ran counts.
    const typed = field.current?.value;
    if (typed) state.replace({ ...state.get(), q: typed, page: 1 });
  }, [state]);

  return { state, filter, awake, field };
}

/** To the top at once, or gliding where the visitor has nothing against movement. */
function scrollToTop(glide: boolean): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: glide && !still ? "smooth" : "instant" });
}

function Browser({ href, lead, featured, articles, topics }: ArticleBrowserProps) {
  const { state, filter, awake, field } = useArticleFilter(topics);
  // The tab or the field answers at once, the list in the frame after.
  const shown = useDeferredValue(filter);
  const isListAwake = useDeferredValue(awake);
  const heading = useRef<HTMLHeadingElement>(null);
  const toResults = useRef(false);

  const isFeatured = ({ href: address }: ArticleCardData) => address === featured?.href;
  const filtered = shown.q.trim() !== "" || shown.topic !== "";
  const found = filterArticles(articles, shown);
  // The whole list stands beside the featured article and does not repeat it.
  const listed = filtered ? found : articles.filter((article) => !isFeatured(article));
  const { items, page, pageCount } = pageOf(listed, shown.page, BLOG_PAGE_SIZE);
  const count = fillCount(articleBrowser.count, found.length, {});
  const narrowed = filtered || page > 1;
  const hrefOf = (next: Partial<ArticleFilter>) =>
    href + articleQuery({ ...filter, page: 1, ...next });

  // The link that was used may be gone: the next Tab goes on from the results.
  useEffect(() => {
    if (!toResults.current) return;
    toResults.current = false;
    heading.current?.focus({ preventScroll: true });
  });

  const choosePage = (next: number) => {
    toResults.current = true;
    state.push({ ...filter, page: next });
    scrollToTop(false);
  };
  const chooseTopic = (topic: string) => {
    state.push({ ...filter, topic, page: 1 });
    scrollToTop(true);
  };
  const showAll = () => {
    toResults.current = true;
    state.push(EVERYTHING);
  };

  return (
    <div
      className={styles.browser}
      data-awake={isListAwake || undefined}
      data-narrowed={narrowed || undefined}
    >
      <Band background="pale" space="none" className={styles.top}>
        {articles.length > 0 && (
          <div className={styles.bar} data-controls="">
            <FilterTabs
              label={articleBrowser.topics}
              tabs={[{ value: "", label: articleBrowser.allTopics }, ...topics].map((topic) => ({
                ...topic,
                href: hrefOf({ topic: topic.value }),
              }))}
              current={filter.topic}
              onChoose={chooseTopic}
            />
            <div className={styles.search}>
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
        <p role="status" className={styles.count}>
          {pageCount > 1
            ? fill(articleBrowser.countOnPage, { articles: count, page, pages: pageCount })
            : count}
        </p>
        {listed.length > 0 && (
          <ul className={styles.cards}>
            {(isListAwake ? items : listed).map((article) => (
              <li key={article.href}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
        {found.length === 0 && (
          <div className={styles.none}>
            <h3>{articles.length > 0 ? articleBrowser.none : articleBrowser.noneAtAll}</h3>
            {articles.length > 0 && (
              <a
                href={href}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  showAll();
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
        {featured && narrowed && !(filtered && found.some(isFeatured)) && (
          <div className={styles.featuredRow}>
            <FeaturedArticle article={featured} size="row" />
          </div>
        )}
      </Band>
    </div>
  );
}
