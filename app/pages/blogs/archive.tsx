import { articles as labels } from "virtual:labels";
import { articleArchives } from "#app/collections/article-lists.server.ts";
import { blogsPage, categories } from "#app/collections/pages.server.ts";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { formatArticleDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { linkTo } from "#app/lib/address/site-url.ts";
import { LinkGroups } from "#app/sections/link-groups.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { articleFeeds } from "../feed-links.server.ts";

const SHEET = "pale";

/** All articles of a year as links, for years that the blog's list does not fully contain. */
export function loader({ params: { year } }: { params: { year: string } }): Page {
  const { posts } = articleArchives().find((each) => each.year === year)!;
  const title = fill(labels.archiveTitle, { year });
  const trail = trailThrough({ label: blogsPage().title, path: "/blogs" }, { label: title });
  return {
    page: { title, description: fill(labels.archiveDescription, { year }) },
    sheet: SHEET,
    trail,
    feeds: articleFeeds(),
    body: (
      <>
        <PageHero title={title} trail={trail} background={SHEET} flat />
        <LinkGroups
          heading={labels.archiveHeading}
          groups={categories().map((category) => ({
            heading: category,
            links: posts
              .filter((post) => post.category === category)
              .map((post) => ({ ...linkTo(post), note: formatArticleDay(post.date) })),
          }))}
        />
      </>
    ),
  };
}
