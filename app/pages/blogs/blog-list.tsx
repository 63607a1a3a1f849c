import { Island } from "#app/components/island.tsx";
import { ArticleBrowser } from "#app/sections/article-browser/article-browser.tsx";
import { NewsletterBox } from "#app/sections/newsletter-box.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { BlogListData } from "./blog-list.server.ts";

/** The page that every route of the blog list shows. */
export function BlogList({ page }: { page: BlogListData }) {
  return (
    <>
      <PageHero title={page.title} background="pale" space="compact" />
      <Island name="article-browser" component={ArticleBrowser} props={page.browser} />
      <NewsletterBox {...page.newsletter} />
    </>
  );
}
