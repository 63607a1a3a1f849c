import { articleBrowser, articles as labels } from "virtual:labels";
import {
  articleArchives,
  featuredPost,
  listedPosts,
  olderPosts,
  topicPath,
} from "#app/collections/article-lists.server.ts";
import { categorySection, posts, topicOf } from "#app/collections/blog.server.ts";
import { blogsPage, categories } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import type { Page } from "#app/head.server.tsx";
import { fill } from "#app/lib/fill.ts";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { articleCard } from "#app/pictures/covers.server.ts";
import { ArticleBrowser } from "#app/sections/article-browser/article-browser.tsx";
import { NewsletterBox } from "#app/sections/newsletter-box.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { articleFeeds } from "../feed-links.server.ts";

const SHEET = "pale";

/** The texts for the head of the list of all articles, or of a category's. */
function wordsOf(category: string | undefined) {
  if (!category) return blogsPage();
  const { searchTitle, description } = categorySection(category);
  return {
    title: fill(labels.topicTitle, { topic: category }),
    searchTitle,
    description: description ?? fill(labels.topicDescription, { topic: category }),
  };
}

/** @param isFirstView whether it opens the page; a topic's page has it below its list */
async function featured(isFirstView: boolean) {
  const post = featuredPost();
  if (!post) return undefined;
  const { dateLabel, readTimeLabel } = blogsPage().featured;
  const card = await articleCard(post, "featured", isFirstView);
  return {
    ...card,
    date: dateLabel ?? card.date,
    readTime: readTimeLabel ?? card.readTime,
  };
}

/** Links to articles that the list does not contain. */
const older = () => ({
  indexHref: link("/article-index.json"),
  count: posts().length,
  years: articleArchives().map(({ year, path }) => linkTo({ path, title: year })),
});

const tabs = () => [
  { value: "", label: articleBrowser.allTopics, href: link("/blogs") },
  ...categories().map((label) => ({ value: topicOf(label), label, href: link(topicPath(label)) })),
];

/** The blog (`/blogs`), or a topic of it (`/blogs/legal`). */
export async function loader({ params: { topic } }: { params: { topic?: string } }): Promise<Page> {
  const category = categories().find((name) => topicOf(name) === topic);
  const path = category ? topicPath(category) : "/blogs";
  const { title, lead, newsletter } = blogsPage();
  return {
    page: wordsOf(category),
    sheet: SHEET,
    feeds: articleFeeds(category),
    body: (
      <>
        <PageHero title={title} background={SHEET} flat />
        <ArticleBrowser
          href={link("/blogs")}
          ownHref={link(path)}
          lead={lead}
          featured={await featured(!category)}
          tabs={posts().length === 0 ? [] : tabs()}
          topic={topic ?? ""}
          articles={await Promise.all(
            listedPosts(category).map(async (post, place) => ({
              // On a topic's page the first card is in the first view, as no featured article stands above it.
              ...(await articleCard(post, "list", category !== undefined && place === 0)),
              topic: topicOf(post.category),
            })),
          )}
          older={olderPosts().length > 0 ? older() : undefined}
        />
        <NewsletterBox
          {...newsletter}
          feedHref={link("/feed.xml")}
          providerUrl={site().newsletterUrl}
        />
      </>
    ),
  };
}
