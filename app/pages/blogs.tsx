import { postById, posts, topicOf } from "#app/collections/blog.server.ts";
import { blogsPage, categories } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { Island } from "#app/components/island.tsx";
import { headFor } from "#app/head.server.ts";
import { link, url } from "#app/lib/site-url.ts";
import { innerDrawing } from "#app/pictures/drawings.server.ts";
import { ArticleBrowser } from "#app/sections/article-browser.tsx";
import { NewsletterBox } from "#app/sections/newsletter-box.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { articleCard } from "./article-cards.server.ts";
import type { Route } from "./+types/blogs";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const { title, searchTitle, description, lead, featured, newsletter } = blogsPage();
  const list = posts();
  // Should the editor's choice be withdrawn, the newest article takes its place.
  const first = postById(featured.postId) ?? list[0];
  const card = first && (await articleCard(first, "featured"));
  return {
    head: await headFor({ path: "/blogs", title, searchTitle, description, sheet: "pale" }),
    title,
    browser: {
      lead,
      href: url("/blogs"),
      homeHref: link("/"),
      featured: card && {
        ...card,
        date: featured.dateLabel ?? card.date,
        readTime: featured.readTimeLabel ?? card.readTime,
      },
      articles: await Promise.all(
        list.map(async (post) => ({
          ...(await articleCard(post, "list")),
          topic: topicOf(post.category),
        })),
      ),
      topics: categories().map((category) => ({ value: topicOf(category), label: category })),
    },
    newsletter: {
      ...newsletter,
      feedHref: link("/feed.xml"),
      providerUrl: site().newsletterUrl,
      drawing: innerDrawing("/blogs", "mist"),
    },
  };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={loaderData.title} background="pale" space="compact" />
      <Island name="article-browser" component={ArticleBrowser} props={loaderData.browser} />
      <NewsletterBox {...loaderData.newsletter} />
    </>
  );
}
