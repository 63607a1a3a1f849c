import { posts } from "#app/collections/blog.server.ts";
import { notFoundPage } from "#app/collections/pages.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import type { Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ArticleRow } from "#app/sections/article-row.tsx";
import { articleCards } from "#app/pictures/covers.server.ts";

const ARTICLES_SHOWN = 3;

/** The host serves this page with status 404. */
export async function loader(): Promise<Page> {
  const { title, text, back, articles } = notFoundPage().missingPost;
  return {
    page: { title, description: text },
    sheet: "bloom",
    noindex: true,
    body: (
      <>
        <PageHero title={title} lead={text} background="bloom" flat>
          <ButtonLink href={link("/blogs")} variant="dark" sign="arrow">
            {back}
          </ButtonLink>
        </PageHero>
        <ArticleRow
          id="articles"
          heading={articles}
          allHref={link("/blogs")}
          articles={await articleCards(posts().slice(0, ARTICLES_SHOWN))}
        />
      </>
    ),
  };
}
