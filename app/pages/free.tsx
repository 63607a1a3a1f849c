import { freePages } from "#app/collections/free-pages.server.ts";
import { headFor } from "#app/head.server.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { FreeText } from "#app/sections/free-text.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { Route } from "./+types/free";
import { notFoundResponse } from "./not-found-response.server.ts";

export { meta } from "#app/seo/meta.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const page = freePages().find(({ path }) => path === `/${params.page}`);
  if (!page) throw notFoundResponse();
  const { title, description, lead, path, body } = page;
  return {
    head: await headFor({ path, page: { title, description }, sheet: "pale" }),
    title,
    lead,
    html: renderMarkdown(body, await textParts(link, body)).html,
  };
}

export default function FreePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, html } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background="pale" flat />
      <FreeText html={html} />
    </>
  );
}
