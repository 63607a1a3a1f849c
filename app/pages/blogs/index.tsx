import { articleBrowser, articles as labels, laterPages } from "virtual:labels";
import {
  articleListPage,
  articleLists,
  featuredPost,
  type ArticleList,
} from "#app/collections/article-lists.server.ts";
import { categorySection } from "#app/collections/blog.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { headFor, headForLaterPage } from "#app/head.server.ts";
import { fill } from "#app/lib/fill.ts";
import { listPath } from "#app/lib/pagination.ts";
import { url } from "#app/lib/route-url.ts";
import { link } from "#app/lib/site-url.ts";
import { wholeNumber } from "#app/lib/whole-number.ts";
import { articleCard } from "#app/pictures/article-cards.server.ts";
import { firstViewCoverOf } from "#app/pictures/covers.server.ts";
import { innerDrawing } from "#app/pictures/drawings.server.ts";
import { ArticleBrowser } from "#app/sections/article-browser/article-browser.tsx";
import { NewsletterBox } from "#app/sections/newsletter-box.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "../not-found-response.server.ts";
import { pageNumber } from "../page-number.server.ts";
import { articleFeeds } from "../feed-links.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

const SHEET = "pale";

const topicTitle = (category: string): string => fill(labels.topicTitle, { topic: category });

/** What the head says of a list's first page. */
function firstPage({ category }: ArticleList) {
  if (!category) {
    const { title, searchTitle, description } = blogsPage();
    return { title, searchTitle, description };
  }
  const { searchTitle, description } = categorySection(category);
  return {
    title: topicTitle(category),
    searchTitle,
    description: description ?? fill(labels.topicDescription, { topic: category }),
  };
}

function laterPage(list: ArticleList, page: number, path: string) {
  const first = firstPage(list);
  const title = list.category ? topicTitle(list.category) : labels.all;
  const request = {
    path,
    page: {
      title: fill(laterPages.title, { title, page }),
      description: fill(laterPages.articles, { title, page, pages: list.pageCount }),
    },
    sheet: SHEET,
    feeds: articleFeeds(list.category),
  } as const;
  return headForLaterPage(request, {
    path: listPath("/blogs", list.topic, 1),
    title: first.searchTitle ?? first.title,
  });
}

/** The topic and the page that an address asks for. @throws Response 404 where it asks for no such thing */
function askedFor({ list, page }: { list?: string; page?: string }) {
  if (list !== undefined && wholeNumber(list) === undefined)
    return { topic: list, page: pageNumber(page) };
  if (page !== undefined) throw notFoundResponse();
  return { topic: "", page: pageNumber(list) };
}

/** @param isFirstView whether the page opens with it; others name it below their list */
async function featured(isFirstView: boolean) {
  const post = featuredPost();
  if (!post) return undefined;
  const { dateLabel, readTimeLabel } = blogsPage().featured;
  const card = await articleCard(post, "featured");
  return {
    ...card,
    date: dateLabel ?? card.date,
    readTime: readTimeLabel ?? card.readTime,
    cover: isFirstView ? await firstViewCoverOf(post, "featured") : card.cover,
  };
}

/**
 * The blog (`/blogs`), a later page of it (`/blogs/2`), a topic (`/blogs/legal`), or a later page of that
 * (`/blogs/legal/2`).
 */
export async function loader({ params }: Route.LoaderArgs) {
  const { topic, page } = askedFor(params);
  const found = articleListPage(topic, page);
  if (!found) throw notFoundResponse();
  const { title, lead, newsletter } = blogsPage();
  const { list, items } = found;
  const path = listPath("/blogs", topic, page);
  const opensWithFeatured = !list.category && page === 1;
  const [first] = items;
  return {
    head: await (page > 1
      ? laterPage(list, page, path)
      : headFor({ path, page: firstPage(list), sheet: SHEET, feeds: articleFeeds(list.category) })),
    title,
    browser: {
      href: url("/blogs"),
      indexHref: url("/article-index.json"),
      lead,
      featured: await featured(opensWithFeatured),
      tabs: articleLists().map(({ topic: value, category, count, pageCount }) => ({
        value,
        label: category ?? articleBrowser.allTopics,
        count,
        pageCount,
      })),
      topic,
      page,
      articles: await Promise.all(items.map((post) => articleCard(post, "list"))),
      ...(first && !opensWithFeatured && { firstCover: await firstViewCoverOf(first, "list") }),
    },
    newsletter: {
      ...newsletter,
      feedHref: link("/feed.xml"),
      providerUrl: site().newsletterUrl,
      drawing: innerDrawing(listPath("/blogs", topic, 1), "mist"),
    },
  };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={loaderData.title} background={SHEET} space="compact" />
      <Island name="article-browser" component={ArticleBrowser} props={loaderData.browser} />
      <NewsletterBox {...loaderData.newsletter} />
    </>
  );
}
