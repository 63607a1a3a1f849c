import { freePages } from "#app/collections/free-pages.server.ts";
import { Band } from "#app/components/band.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";
import type { Page } from "#app/head.server.tsx";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { link } from "#app/lib/address/site-url.ts";
import { textParts } from "#app/pictures/text-parts.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";

export async function loader({ params }: { params: { page: string } }): Promise<Page> {
  const page = freePages().find(({ id }) => id === params.page)!;
  const { title, description, lead, body } = page;
  return {
    page: { title, description },
    sheet: "pale",
    body: (
      <>
        <PageHero title={title} lead={lead} background="pale" flat />
        <Band>
          <ReadingProse html={renderMarkdown(body, await textParts(link, body)).html} />
        </Band>
      </>
    ),
  };
}
