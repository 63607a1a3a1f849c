import type { SheetName } from "#app/art/pictures.ts";
import { hasLawPages, lawPages } from "#app/law/collections/pages.server.ts";
import type { Background } from "#app/components/band.tsx";
import { headFor } from "#app/head.server.tsx";
import { url } from "#app/route.ts";
import { link } from "#app/lib/site-url.ts";
import type { LawNoticeBandProps } from "#app/law/sections/law-notice-band.tsx";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import type { FeedLink } from "#app/head.server.tsx";
import { trailThrough } from "#app/pages/trail.server.ts";

export type LawPageWords = {
  title: string;
  searchTitle?: string;
  description: string;
  lead: string;
};

/** The words of the section. @throws Response 404 where this firm states no law */
export function lawWords(): ReturnType<typeof lawPages> {
  if (!hasLawPages()) throw notFoundResponse();
  return lawPages();
}

/** Where a field of the section looks: the same search as the site's. */
export const searching = () => ({
  action: url("/search"),
  indexHref: url("/search-index.json"),
});

/**
 * Head, first band and closing notice of a page of the section.
 * @param above the pages between the section's first page and this one
 * @param feeds what a reader of the page may subscribe to
 */
export async function lawPage(
  path: string,
  page: LawPageWords,
  sheet: Exclude<SheetName & Background, "deep">,
  above: { label: string; path: string }[] = [],
  feeds: FeedLink[] = [],
) {
  const { resources, notice, noticeLink } = lawWords();
  const isFirst = path === "/resources";
  const trail = trailThrough(
    ...(isFirst ? [] : [{ label: resources.title, path: "/resources" }]),
    ...above,
    { label: page.title },
  );
  const noticeBand: LawNoticeBandProps = {
    text: notice,
    links: [
      { href: link("/disclaimer"), label: noticeLink },
      ...(isFirst ? [] : [{ href: link("/resources"), label: resources.title }]),
    ],
  };
  return {
    head: await headFor({ path, page, sheet, trail, feeds }),
    hero: {
      title: page.title,
      lead: page.lead,
      background: sheet as Background,
      trail,
    },
    notice: noticeBand,
  };
}
