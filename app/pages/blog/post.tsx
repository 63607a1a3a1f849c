import { topicPath } from "#app/collections/article-lists.server.ts";
import { article, topics } from "virtual:labels";
import {
  categorySection,
  neighbours,
  postById,
  relatedPosts,
  type Post,
} from "#app/collections/blog.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { lawChangesSince, lawMark } from "#app/collections/law-mark.server.ts";
import { rulesNamed } from "#app/collections/relations.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { sectorById } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { Meta } from "#app/components/meta.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { PeopleList } from "#app/components/people-list.tsx";
import { ToastRegion } from "#app/components/notice.tsx";
import { memberById } from "#app/collections/team.server.ts";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { formatArticleDay, formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link, linksTo, linkTo } from "#app/lib/address/site-url.ts";
import { figurePhoto } from "#app/pictures/photo.server.ts";
import { personOf } from "#app/pictures/portraits.server.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { ArticleRow } from "#app/sections/article-row.tsx";
import { ArticleText } from "#app/sections/article-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";

import { articleCards } from "#app/pictures/covers.server.ts";
import { shareLinks } from "../share-links.server.ts";
import { blogPosting } from "#app/seo/structured-data/structured-data.ts";
import { articleFeeds } from "../feed-links.server.ts";

/** The article's text, followed by the section that all articles of its category share (A9). */
async function renderedText({ body, category }: Post) {
  const { heading, body: section } = categorySection(category);
  const parts = await textParts(link, body, section);
  const { headings, ...text } = renderMarkdown([body, `## ${heading}\n\n${section}`], parts);
  return { ...text, headings: headings.filter(({ level }) => level === 2) };
}

/** The day of the last change, unless the page shows that of a later review: two days are one too many. */
const changedOn = ({ updated = "", reviewedOn = "" }: Post) =>
  updated > reviewedOn ? fill(article.updated, { date: formatDay(updated) }) : undefined;

const peopleOf = async ({ author, reviewer }: Post) => [
  { part: article.writtenBy, ...(await personOf(author)) },
  ...(reviewer === undefined ? [] : [{ part: article.reviewedBy, ...(await personOf(reviewer)) }]),
];

const lawOf = (post: Post) => ({
  mark: lawMark(post),
  jurisdiction: post.jurisdiction,
  reviewedOn: post.reviewedOn && formatDay(post.reviewedOn),
  changes: lawChangesSince(post).map(({ id, title, date, says, link: href }) => ({
    id,
    title,
    date: formatDay(date),
    says,
    href,
  })),
});

const topicsOf = ({ services, sectors, regions, lawRules }: Post) => [
  { label: topics.services, links: linksTo(services, serviceById) },
  { label: topics.sectors, links: linksTo(sectors, sectorById) },
  { label: topics.regions, links: linksTo(regions, regionById) },
  { label: topics.law, links: rulesNamed(lawRules).map(linkTo) },
];

/** The list is sorted from new to old, so the next article is the older one. */
function neighboursOf(post: Post): ListedLink[] {
  const { newer, older } = neighbours(post);
  return [
    ...(newer ? [{ ...linkTo(newer), rel: "prev" as const, label: article.previous }] : []),
    ...(older ? [{ ...linkTo(older), rel: "next" as const, label: article.next }] : []),
  ];
}

/** The breadcrumb trail: the list, and the list of this article's topic. */
const trailOf = ({ category }: Post) =>
  trailThrough(
    { label: blogsPage().title, path: "/blogs" },
    { label: category, path: topicPath(category) },
  );

export async function loader({ params }: { params: { id: string } }): Promise<Page> {
  const post = postById(Number(params.id))!;
  const trail = trailOf(post);
  const { updates, ...text } = await renderedText(post);
  return {
    page: { title: post.title, searchTitle: post.searchTitle, description: post.excerpt },
    sheet: "white",
    post,
    trail,
    feeds: articleFeeds(post.category),
    things: (image) => [blogPosting(post, memberById(post.author), image)],
    body: (
      <>
        <PageHero title={post.title} background="white" trail={trail}>
          <Meta
            facts={[post.category, formatArticleDay(post.date), changedOn(post), post.readTime]}
          />
          <PeopleList people={await peopleOf(post)} />
        </PageHero>
        <ArticleText
          {...text}
          opening={post.content}
          share={{ heading: article.share, ...shareLinks(post.title, post.path) }}
          cover={post.cover && (await figurePhoto(post.cover, 1))}
          law={{ ...lawOf(post), updates }}
          topics={topicsOf(post)}
        />
        <ArticleRow
          id="read-next"
          heading={article.readNext}
          allHref={link("/blogs")}
          articles={await articleCards(relatedPosts(post))}
          neighbours={{ label: article.neighbours, links: neighboursOf(post) }}
          screenOnly
        />
        <ToastRegion />
      </>
    ),
  };
}
