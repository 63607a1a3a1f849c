import { articleBrowser as words } from "virtual:labels";
import { BLOG_PAGE_SIZE } from "#app/constants.ts";
import {
  ArticleCard,
  articleCardsClass,
  FeaturedArticle,
  FeaturedRow,
  type ArticleCardData,
} from "#app/components/article-card.tsx";
import { Band } from "#app/components/band.tsx";
import { BrowsedList, listRow } from "#app/components/browsed-list.tsx";
import { FilterTabs, type FilterTab } from "#app/components/filter-tabs.tsx";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { ListEnd } from "#app/components/list-end.tsx";
import { SearchField } from "#app/components/search-field.tsx";
import { fill, fillCount } from "#app/lib/fill.ts";
import { groupDigits } from "#app/lib/rupees.ts";
import { cutToPage } from "#app/lib/pagination.ts";
import { LONGEST_SEARCH } from "#app/lib/address/search-params.ts";
import styles from "./article-browser.module.css";

export type ArticleBrowserProps = {
  /** The list of all articles; `ownHref` is the list of this document. */
  href: string;
  ownHref: string;
  /** The sentence under the page's heading. */
  lead: string;
  /** Undefined if there is no article. */
  featured?: ArticleCardData;
  /** The first tab is that of all articles. */
  tabs: FilterTab[];
  /** The topic of the document; empty for all. */
  topic: string;
  /** Newest first, including the featured article. */
  articles: (ArticleCardData & { topic: string })[];
  /** Older articles: a link for each year, and the index for search and topics. */
  older?: { indexHref: string; count: number; years: ListedLink[] };
};

/** The gaps of an older article's row, which has no cover. */
const OLDER_ROW = {
  href: "",
  title: "{title}",
  category: "{category}",
  date: "{date}",
  readTime: "{readTime}",
  excerpt: "{excerpt}",
};

/**
 * The blog list: topics and search, the featured article, six articles on a page. Nothing above the controls ever
 * changes height, so that they stay under the pointer (decision 030).
 */
export function ArticleBrowser(props: ArticleBrowserProps) {
  const { href, ownHref, lead, featured, tabs, topic, articles, older } = props;
  const { pageCount } = cutToPage(articles, 1, BLOG_PAGE_SIZE);
  const counted = fillCount(words.count, articles.length, {});
  const newest = older && fill(words.newest, { articles: counted, all: groupDigits(older.count) });
  const isBlogEmpty = tabs.length === 0;

  return (
    <BrowsedList
      className={styles.browser}
      narrowed={topic !== ""}
      settings={{
        path: href,
        choices: ["topic"],
        ...(topic && { fixed: { topic } }),
        pageSize: BLOG_PAGE_SIZE,
        toTop: true,
        ...(older && { others: older.indexHref, newest }),
        count: words.count,
        countOnPage: words.countOnPage,
      }}
    >
      <Band background="pale" space="none" className={styles.top}>
        {!isBlogEmpty && (
          <div className={styles.bar} data-screen-only="">
            <FilterTabs label={words.topics} choice="topic" tabs={tabs} current={topic} />
            <div className={styles.search}>
              <SearchField id="article-search" label={words.search} maxLength={LONGEST_SEARCH} />
            </div>
          </div>
        )}
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {featured && !topic && (
          <div className={styles.featured}>
            <FeaturedArticle article={featured} />
          </div>
        )}
      </Band>
      <Band labelledBy="results" className={styles.list}>
        <h2 id="results" tabIndex={-1} data-results="" className="visually-hidden">
          {words.heading}
        </h2>
        {!isBlogEmpty && (
          <p className={styles.count} data-screen-only="" data-needs-script="" data-count-shown="">
            {pageCount > 1
              ? fill(words.countOnPage, { entries: newest ?? counted, page: 1, pages: pageCount })
              : (newest ?? counted)}
          </p>
        )}
        <ul className={articleCardsClass} data-rows="">
          {articles.map((article, place) => {
            const { title, excerpt, category } = article;
            const row = {
              values: { topic: article.topic },
              texts: [title, excerpt, category],
              place,
              pageSize: BLOG_PAGE_SIZE,
            };
            return (
              <li
                key={article.href}
                {...listRow(row)}
                data-featured={article.href === featured?.href || undefined}
              >
                <ArticleCard article={article} />
              </li>
            );
          })}
        </ul>
        <ListEnd
          path={ownHref}
          pageCount={pageCount}
          mostPages={Math.ceil((older?.count ?? articles.length) / BLOG_PAGE_SIZE)}
          isEmpty={articles.length === 0}
          none={isBlogEmpty ? words.noneAtAll : words.none}
        >
          {!isBlogEmpty && (
            <a href={href} data-show-all="">
              {words.showAll}
            </a>
          )}
        </ListEnd>
        {older && (
          <template>
            <li>
              <ArticleCard article={OLDER_ROW} />
            </li>
          </template>
        )}
        {older && (
          <nav className={`run ${styles.older}`} aria-label={words.older} data-screen-only="">
            <p>{words.older}</p>
            <LinkList look="line" links={older.years} />
          </nav>
        )}
        {featured && (
          <div className={styles.featuredRow}>
            <FeaturedRow article={featured} />
          </div>
        )}
      </Band>
    </BrowsedList>
  );
}
