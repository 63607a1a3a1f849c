import { useDeferredValue, useEffect, useRef, useState, type RefObject } from "react";
import { articleBrowser } from "virtual:labels";
import { CARDS_FETCHED_WHEN_IDLE } from "#app/constants.ts";
import { ArticleCard, type ArticleCardData } from "#app/components/article-card.tsx";
import { Band } from "#app/components/band.tsx";
import { Button } from "#app/components/button.tsx";
import type { FirstViewCover } from "#app/components/cover.tsx";
import { FeaturedArticle, type FeaturedArticleData } from "#app/components/featured-article.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { articleQuery, EVERYTHING, type ArticleFilter } from "#app/lib/article-filter.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { listPath } from "#app/lib/pagination.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { LONGEST_SEARCH } from "#app/lib/search-params.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { prepareIndex, useArticleFilter, useArticles } from "./use-articles.ts";
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
  /** The address of every article's card, newest first; fetched when a visitor searches, or at once where they are few. */
  indexHref: string;
  /** The sentence under the page's heading. */
  lead: string;
  /** None where there is no article. */
  featured?: FeaturedArticleData;
  /** All articles first. */
  tabs: ArticleTab[];
  /** What this document shows. */
  topic: string;
  page: number;
  articles: ArticleCardData[];
  /** The first article's cover, where no featured article stands above it. */
  firstCover?: FirstViewCover;
};

/** To the top at once, or gliding where the visitor has nothing against movement. */
function scrollToTop(glide: boolean): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: glide && !still ? "smooth" : "instant" });
}

/**
 * The blog list: topics and search, the featured article, six articles to a page. An island. A document holds one page
 * of one list; the others are fetched when they are asked for (decision 043). Nothing above the controls ever changes,
 * so that whatever they do below, they stay under the visitor's hand (decision 030).
 */
export function ArticleBrowser(props: ArticleBrowserProps) {
  const { href, lead, featured, tabs, indexHref } = props;
  const [filter, address] = useArticleFilter(props);
  // The tab or the field changes at once, the list as soon as it is loaded.
  const shown = useDeferredValue(filter);
  const isListAwake = useDeferredValue(useInBrowser(() => true));
  const found = useArticles(shown, props);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The filter whose results get the focus: the link that asked for them may be gone by then. */
  const focusAfter = useRef<ArticleFilter>(undefined);

  // Drawings of the first view are markup of the document, which the page's policy lets no script write again: the
  // featured article is hidden, and the first card shows its file once the list has changed.
  const [isAsLoaded, setAsLoaded] = useState(true);
  if (isAsLoaded && !found.isOwn) setAsLoaded(false);
  const opensWithFeatured = props.topic === "" && props.page === 1;
  const articleCount = tabs[0]?.count ?? 0;
  const isBlogEmpty = articleCount === 0;
  const isFiltered = shown.q.trim() !== "" || shown.topic !== "";
  const isNarrowed = isFiltered || found.page > 1;
  /** Pages without a search have a document of their own. */
  const hrefOf = (next: Partial<ArticleFilter>) => {
    const to = { ...filter, page: 1, ...next };
    return to.q.trim() ? href + articleQuery(to) : listPath(href, to.topic, to.page);
  };

  // The next Tab goes on from the results, once they are those asked for and nothing else was asked since.
  useEffect(() => {
    if (focusAfter.current !== shown) return;
    focusAfter.current = undefined;
    heading.current?.focus({ preventScroll: true });
  });

  // A topic or another page then needs no request.
  useEffect(() => {
    if (!isBlogEmpty && articleCount <= CARDS_FETCHED_WHEN_IDLE) prepareIndex(indexHref);
  }, [isBlogEmpty, articleCount, indexHref]);

  const pushAndFocus = (next: ArticleFilter) => {
    focusAfter.current = next;
    address.push(next);
  };
  const choosePage = (page: number) => {
    pushAndFocus({ ...filter, page });
    scrollToTop(false);
  };
  const chooseTopic = (topic: string) => {
    address.push({ ...filter, topic, page: 1 });
    scrollToTop(true);
  };

  return (
    <div
      className={styles.browser}
      data-awake={isListAwake || undefined}
      data-narrowed={isNarrowed || undefined}
    >
      <Band background="pale" space="none" className={styles.top}>
        {!isBlogEmpty && (
          <div className={styles.bar} data-screen-only="" data-controls="">
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
                focusAfter.current = undefined;
                prepareIndex(indexHref);
              }}
            >
              <SearchField
                id="article-search"
                label={articleBrowser.search}
                value={filter.q}
                maxLength={LONGEST_SEARCH}
                onChange={(q) => address.replace({ ...address.get(), q, page: 1 })}
              />
            </div>
          </div>
        )}
        <p className={styles.lead}>{lead}</p>
        {featured && (opensWithFeatured || !isNarrowed) && (
          <div className={styles.featured} hidden={isNarrowed}>
            <FeaturedArticle article={featured} size="whole" />
          </div>
        )}
      </Band>
      <Band space="tight" labelledBy="results" className={styles.list}>
        <Results
          {...found}
          firstCover={isAsLoaded ? props.firstCover : undefined}
          headingRef={heading}
          isBlogEmpty={isBlogEmpty}
          isBusy={shown !== filter}
          href={href}
          onShowAll={() => pushAndFocus(EVERYTHING)}
        />
        {found.pageCount > 1 && (
          <Pagination
            page={found.page}
            pageCount={found.pageCount}
            hrefOf={(page) => hrefOf({ page })}
            onChoose={choosePage}
          />
        )}
        {featured && isNarrowed && !(isFiltered && found.holds(featured)) && (
          <div className={styles.featuredRow}>
            <FeaturedArticle article={featured} size="row" />
          </div>
        )}
      </Band>
    </div>
  );
}

type ResultsProps = Omit<ReturnType<typeof useArticles>, "holds" | "isOwn"> & {
  firstCover: FirstViewCover | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  isBlogEmpty: boolean;
  /** Whether other results are on their way. */
  isBusy: boolean;
  /** Where the link to all articles leads. */
  href: string;
  onShowAll: () => void;
};

/** How many articles there are, and one page of them; or that there are none, or that they could not be loaded. */
function Results(props: ResultsProps) {
  const { articles, count, page, pageCount, tryAgain, headingRef, isBlogEmpty } = props;
  const counted = fillCount(articleBrowser.count, count, {});
  return (
    <>
      <h2 id="results" ref={headingRef} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>{articleBrowser.heading}</VisuallyHidden>
      </h2>
      {!isBlogEmpty && (
        <p role="status" className={styles.count} data-screen-only="">
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
        <ul className={styles.cards} aria-busy={props.isBusy}>
          {articles.map((article, index) => (
            <li key={article.href}>
              <ArticleCard
                article={article}
                firstViewCover={index === 0 ? props.firstCover : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {articles && count === 0 && (
        <div className={styles.none}>
          <h3>{isBlogEmpty ? articleBrowser.noneAtAll : articleBrowser.none}</h3>
          {!isBlogEmpty && (
            <a
              href={props.href}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                props.onShowAll();
              }}
            >
              {articleBrowser.showAll}
            </a>
          )}
        </div>
      )}
    </>
  );
}
