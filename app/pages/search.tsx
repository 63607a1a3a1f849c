import { searchKinds } from "virtual:labels";
import { searchPage } from "#app/collections/pages.server.ts";
import { SEARCH_KINDS, searchEntries } from "#app/collections/search.server.ts";
import { Island } from "#app/components/island.tsx";
import { headFor } from "#app/head.server.ts";
import { link, url } from "#app/lib/site-url.ts";
import { PageDirectory } from "#app/sections/page-directory.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SiteSearch } from "#app/sections/site-search.tsx";
import type { Route } from "./+types/search";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const page = searchPage();
  const entries = searchEntries();
  return {
    head: await headFor({
      path: "/search",
      title: page.title,
      searchTitle: page.searchTitle,
      description: page.description,
      sheet: "pale",
    }),
    page,
    indexHref: url("/search-index.json"),
    homeHref: link("/"),
    groups: SEARCH_KINDS.map((kind) => ({
      heading: searchKinds[kind].all,
      links: entries
        .filter((entry) => entry.kind === kind)
        .map(({ path, title }) => ({ href: link(path), title })),
    })).filter(({ links }) => links.length > 0),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { page, indexHref, homeHref } = loaderData;
  return (
    <>
      <PageHero title={page.title} lead={page.lead} background="pale" space="joined" />
      <Island name="site-search" component={SiteSearch} props={{ indexHref, homeHref }} />
      <PageDirectory heading={page.directory} groups={loaderData.groups} />
    </>
  );
}
