import { articles, caseStudy, jobs, searchKinds, siteSearch } from "virtual:labels";
import { SEARCH_KINDS } from "#app/constants.ts";
import type { SearchEntry } from "#app/collections/kind.ts";
import { searchPage } from "#app/collections/pages.server.ts";
import { searchEntries } from "#app/collections/search.server.ts";
import { Island } from "#app/components/island.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { LinkGroups } from "#app/sections/link-groups.tsx";
import { SiteSearch } from "#app/sections/site-search.tsx";
import { ToolHead } from "#app/sections/tool-head.tsx";

/** The most articles, cases and jobs in the list of pages, which would otherwise grow with them. */
const LISTED = 8;

/** The full lists of these growing kinds. */
const lists = (): Partial<Record<SearchEntry["kind"], { href: string; label: string }>> => ({
  article: { href: link("/blogs"), label: articles.all },
  caseStudy: { href: link("/case-studies"), label: caseStudy.all },
  job: { href: link("/work-with-us"), label: jobs.all },
});

/** The entries of one kind; if it has a list of its own, only the first or newest. */
function groupOf(kind: (typeof SEARCH_KINDS)[number]) {
  const own = searchEntries().filter((entry) => entry.kind === kind);
  const all = own.length > LISTED ? lists()[kind] : undefined;
  return {
    heading: searchKinds[kind].all,
    links: own.slice(0, all ? LISTED : own.length).map(linkTo),
    all,
  };
}

export function loader(): Page {
  const page = searchPage();
  const trail = trailThrough({ label: page.title });
  return {
    page,
    trail,
    sheet: "pale",
    body: (
      <>
        <ToolHead title={page.title} lead={page.lead} background="pale" trail={trail} />
        <Island
          name="site-search"
          component={SiteSearch}
          props={{
            indexHref: link("/search-index.json"),
            help: [
              { href: link("/contact"), title: siteSearch.ask },
              { href: link("/blogs"), title: articles.all },
            ],
          }}
        />
        <LinkGroups heading={page.directory} groups={SEARCH_KINDS.map(groupOf)} />
      </>
    ),
  };
}
